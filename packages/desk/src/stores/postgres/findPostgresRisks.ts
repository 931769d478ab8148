/** The settings of a PostgreSQL, as the statement names them. */
export interface PostgresSettings {
  readonly fsync: string;
  readonly commits: string;
  readonly unlogged: boolean;
}

/** Returns a sentence for each setting by which a PostgreSQL may lose entries. */
export function findPostgresRisks({
  fsync,
  commits,
  unlogged,
}: PostgresSettings): readonly string[] {
  const risks: string[] = [];
  if (unlogged)
    risks.push(
      "PostgreSQL empties the desk's tables after a crash (UNLOGGED): questions that wait would be lost. " +
        "Write ALTER TABLE … SET LOGGED.",
    );
  if (fsync === "off" || commits === "off")
    risks.push(
      `PostgreSQL loses the desk's last writes in a crash (fsync ${fsync}, synchronous_commit ${commits}): answers that it took could be lost. ` +
        "Set both to on.",
    );
  return risks;
}
