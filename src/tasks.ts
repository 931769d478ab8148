export { createTasks } from "./tasks/createTasks.js";
export type { TaskRecord, TaskStatus } from "./tasks/taskRecord.js";
export { tasksKey } from "./tasks/taskRecord.js";
export type { TaskStorage } from "./tasks/taskStorage.js";
export type {
  CallToolOptions,
  ResumedTask,
  TaskCall,
  Tasks,
  TasksOptions,
} from "./tasks/tasks.js";
