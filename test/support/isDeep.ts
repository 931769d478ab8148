/** Whether this is a run of `npm run test:deep`. */
export const isDeep: boolean = process.env.FC_TIMES !== undefined;
