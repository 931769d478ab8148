/**
 * The jsdom tests that run under React 18, compiled by the React Compiler, in `npm test`; `npm run test:deep` runs all of them under
 * React 18 as they are, and compiled under React 19.
 *
 * What differs is how a component is rendered: before React 19 no function takes a ref, no context is a provider and no ref is
 * cleaned up, and a compiled component does not render again where the compiler sees no change. Everything below the components
 * is the same code in the same engine. So each component of `src` is rendered in one of these files, which `everyRendered.ts`
 * holds; what takes long and renders no other than the rest is not here. Hooks, a page from a server and the library of
 * forms have their files, too, which nothing holds but this list. React's strict mode is on in all of them. Whoever adds a component
 * that none of them shows adds the file that shows it.
 */
export const reactDiffers: readonly string[] = [
  // Which React it is, and every exported component, with what it is given and pressed.
  "test/toolchain/react.test.tsx",
  "test/ui/parts/everyPart.test.tsx",
  // Hooks, and pages that begin on a server.
  "test/react/HostProvider.test.tsx",
  "test/react/keepDraft.test.tsx",
  "test/react/manyHooks.test.tsx",
  "test/**/use*.test.tsx",
  "test/kinds/hydration.test.tsx",
  "test/kinds/serverRendering.test.tsx",
  // Forms, where a library keeps the state that components show.
  "test/form/controls/DayCalendar.test.tsx",
  "test/form/controls/ElicitationControlsProvider.test.tsx",
  "test/form/controls/everyControl.test.tsx",
  "test/form/parts/ElicitationFormControl.test.tsx",
  "test/form/parts/ownControls.test.tsx",
  "test/form/review/*.test.tsx",
  // The other components: kind by kind, then what stands around them.
  "test/kinds/broken.test.tsx",
  "test/kinds/elicitation/react/ElicitationPrompt.test.tsx",
  "test/kinds/elicitation/react/ElicitationVisit.test.tsx",
  "test/kinds/elicitation/react/uninspected.test.tsx",
  "test/kinds/roots/react/manager/RootsSettings.test.tsx",
  "test/kinds/sampling/react/SamplingPrompt.test.tsx",
  "test/kinds/sampling/react/content/*.test.tsx",
  "test/kinds/sampling/react/redaction.test.tsx",
  "test/kinds/tool-approval/react/*.test.tsx",
  "test/app-views/*.test.tsx",
  "test/inbox/keys.test.tsx",
  "test/inbox/tasks.test.tsx",
  "test/log/*.test.tsx",
  "test/prompt/LazyPrompt.test.tsx",
  "test/prompt/block.test.tsx",
  "test/prompt/refusals.test.tsx",
  "test/prompt/undo.test.tsx",
  "test/flood/*.test.tsx",
  "test/attention/*.test.tsx",
  "test/rule-manager/*.test.tsx",
  "packages/testing/test/devtools-panel/documentedDevtools.test.tsx",
];
