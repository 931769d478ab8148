/** Returns a sentence for each setting by which a Redis may lose entries; `info` is what its command INFO says. */
export function findRedisRisks(info: string): readonly string[] {
  const settings = new Map(
    info.split(/\r?\n/).map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
  const policy = settings.get("maxmemory_policy");
  const risks: string[] = [];
  if (policy !== undefined && policy !== "noeviction" && settings.get("maxmemory") !== "0")
    risks.push(
      `Redis evicts entries of the desk when its memory is full (maxmemory-policy ${policy}): questions that wait would be lost. ` +
        "Give the desk a Redis with maxmemory-policy noeviction.",
    );
  if (settings.get("aof_enabled") === "0")
    risks.push(
      "Redis loses the desk's last writes when it restarts (appendonly no): answers that it took could be lost. " +
        "Give the desk a Redis with appendonly yes.",
    );
  return risks;
}
