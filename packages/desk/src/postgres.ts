export type { PostgresDeskOptions } from "./stores/postgres/postgresDesk.js";
export { postgresDesk } from "./stores/postgres/postgresDesk.js";
export type {
  PostgresConnection,
  PostgresPool,
  PostgresQuery,
} from "./stores/postgres/postgresPool.js";
export { postgresDeskTables } from "./stores/postgres/statements.js";
