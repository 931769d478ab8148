// Each names all its keys, which have one hash tag, so that a cluster runs it where the audience is.

/**
 * Writes an entry if its version is the one that is replaced, and tells who watches. The sequence follows the clock where that is
 * ahead, so that a counter that has expired with all that it counted never falls behind one that was given out.
 */
export const writeScript: string = `
local entry, order, counter = KEYS[1], KEYS[2], KEYS[3]
local id, replaces, expiresAt, body, channel = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
if (redis.call("HGET", entry, "sequence") or "0") ~= replaces then return false end
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local sequence = string.format("%.0f", math.max(now, (redis.call("GET", counter) or 0) + 1))
redis.call("HSET", entry, "sequence", sequence, "expiresAt", expiresAt, "body", body)
redis.call("PEXPIREAT", entry, expiresAt)
redis.call("ZADD", order, sequence, id)
redis.call("SET", counter, sequence, "KEEPTTL")
local last = math.max(tonumber(expiresAt), now + 1000)
for _, key in ipairs({ order, counter }) do
  if redis.call("PTTL", key) + now < last then redis.call("PEXPIREAT", key, string.format("%.0f", last)) end
end
redis.call("PUBLISH", channel, id)
return sequence
`;

/** Names the entries that were written after a sequence, and the largest sequence; all of them where that is smaller. */
export const idsScript: string = `
local order, counter, since = KEYS[1], KEYS[2], ARGV[1]
local sequence = redis.call("GET", counter) or "0"
if tonumber(since) > tonumber(sequence) then since = "0" end
return { sequence, redis.call("ZRANGE", order, "(" .. since, "+inf", "BYSCORE") }
`;

/** Reads entries by their keys and ids, and takes those that have expired out of the order, the first key. */
export const readScript: string = `
local entries = {}
for position, id in ipairs(ARGV) do
  local entry = redis.call("HMGET", KEYS[position + 1], "sequence", "expiresAt", "body")
  if not entry[1] then redis.call("ZREM", KEYS[1], id) end
  entries[position] = entry
end
return entries
`;

/** Deletes an entry. */
export const dropScript: string = `
redis.call("DEL", KEYS[1])
redis.call("ZREM", KEYS[2], ARGV[1])
`;

/** Sends a message without content on a channel, which has the hash tag of a key. */
export const publishScript: string = `return redis.call("PUBLISH", KEYS[1], "")`;

/** Reads the clock by which keys expire where a key is. */
export const timeScript: string = `
local time = redis.call("TIME")
return string.format("%.0f", time[1] * 1000 + math.floor(time[2] / 1000))
`;

/** Reads how the Redis where a key is keeps what it has. */
export const infoScript: string = `return redis.call("INFO", "memory") .. redis.call("INFO", "persistence")`;
