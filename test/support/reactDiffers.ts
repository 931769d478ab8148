/**
 * The jsdom tests that run under React 18 and with the React Compiler in `npm test`; `npm run test:deep` runs all of them there.
 *
 * What differs is how a component is rendered: before React 19 no function takes a ref, no context is a provider and no ref is
 * cleaned up, and a compiled component does not render again where the compiler sees no change. Everything below the components
 * is the same code in the same engine. So these files are enough if each component is rendered in one of them, which
 * `everyRendered.ts` holds; that each hook of the package is called, a page from a server taken over, and
 * React's strict mode on, they do by themselves. Whoever adds a component that none of them shows adds the file that shows it.
 */
export const reactDiffers: readonly string[] = [
  // Which React it is, and every exported component, with what it is given and pressed.
  "test/toolchain/react.test.tsx",
  "test/ui/parts/everyPart.test.tsx",
  // Hooks, and pages that begin on a server.
  "test/react/*.test.tsx",
  "test/**/use*.test.tsx",
  "test/kinds/hydration.test.tsx",
  "test/kinds/serverRendering.test.tsx",
  // Forms, where a library keeps the state that components show.
  "test/form/controls/*.test.tsx",
  "test/form/parts/ElicitationFormControl.test.tsx",
  "test/form/parts/longAnswers.test.tsx",
  "test/form/parts/ownControls.test.tsx",
  "test/form/review/*.test.tsx",
  "test/form/sent/*.test.tsx",
  // The other components: kind by kind, then what stands around them.
  "test/kinds/broken.test.tsx",
  "test/kinds/elicitation/react/ElicitationPrompt.test.tsx",
  "test/kinds/elicitation/react/ElicitationVisit.test.tsx",
  "test/kinds/elicitation/react/safety.hiddenText.test.tsx",
  "test/kinds/elicitation/react/uninspected.test.tsx",
  "test/kinds/roots/react/manager/RootsSettings.test.tsx",
  "test/kinds/sampling/react/SamplingPrompt.test.tsx",
  "test/kinds/sampling/react/content/*.test.tsx",
  "test/kinds/sampling/react/redaction.test.tsx",
  "test/app-views/*.test.tsx",
  "test/inbox/RequestInbox.test.tsx",
  "test/inbox/keys.test.tsx",
  "test/inbox/selection.test.tsx",
  "test/inbox/tasks.test.tsx",
  "test/log/*.test.tsx",
  "test/prompt/LazyPrompt.test.tsx",
  "test/prompt/block.test.tsx",
  "test/prompt/refusals.test.tsx",
  "test/prompt/undo.test.tsx",
  "test/flood/*.test.tsx",
  "test/attention/*.test.tsx",
  "test/rule-manager/*.test.tsx",
  "test/devtools-panel/*.test.tsx",
];
