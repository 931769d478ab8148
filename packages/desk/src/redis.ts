export type {
  IoRedisClient,
  IoRedisSubscriber,
  NodeRedisClient,
  NodeRedisSubscriber,
  RedisClient,
} from "./stores/redis/redisClient.js";
export type { RedisDeskOptions } from "./stores/redis/redisDesk.js";
export { redisDesk } from "./stores/redis/redisDesk.js";
export type { ErrorEmitter } from "./stores/surviveErrors.js";
