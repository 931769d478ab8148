/** The name of one switch of a host's policy. */
export type PolicyName = "drafts" | "review" | "secrets" | "servers" | "log" | "tools";
