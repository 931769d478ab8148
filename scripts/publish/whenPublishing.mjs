// @ts-check

/**
 * Tells the build of the package from those of pages that use the same settings, such as Storybook's.
 * @param {import("vite").UserConfig} config
 * @param {import("vite").ConfigEnv} env
 */
export function whenPublishing({ build }, { command }) {
  return command === "build" && Boolean(build?.lib);
}
