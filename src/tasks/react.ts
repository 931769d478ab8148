export type { TaskState, TaskView } from "../task-views/taskView.js";
export type { UseTasksOptions, UseTasksResult } from "../task-views/useTasks.js";
export { useTasks } from "../task-views/useTasks.js";
