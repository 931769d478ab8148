export { formatNumber } from "../../schema/text/formatNumber.js";
export { parseNumber } from "../../schema/text/parseNumber.js";
