/** The most times that an answer is sent while a person waits, and where nobody does. */
export const attempts = { waiting: 6, patient: 30 } as const;
