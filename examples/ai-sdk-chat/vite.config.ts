import { mergeConfig, type UserConfig } from "vite";
import backEnd from "../back-end/vite.config.ts";

const config: UserConfig = mergeConfig(backEnd, { root: import.meta.dirname });

export default config;
