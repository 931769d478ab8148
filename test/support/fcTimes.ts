import fc, { type IAsyncProperty, type IProperty, type Parameters } from "fast-check";

export * from "fast-check";

/** How many times as many examples as each test asks for: `npm run test:deep` looks at thirty times as many. */
const times = Number(process.env.FC_TIMES ?? 1);

/** `fc.assert` with as many examples as this run looks at. */
export function assert<Ts>(property: IAsyncProperty<Ts>, params?: Parameters<Ts>): Promise<void>;
export function assert<Ts>(property: IProperty<Ts>, params?: Parameters<Ts>): void;
export function assert<Ts>(
  property: IAsyncProperty<Ts> | IProperty<Ts>,
  params: Parameters<Ts> = {},
): Promise<void> | void {
  return fc.assert(property, { ...params, numRuns: (params.numRuns ?? 100) * times });
}
