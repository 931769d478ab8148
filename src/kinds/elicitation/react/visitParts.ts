// What inspects and opens addresses, loaded with the first page to visit: most servers ask to fill in forms.

export { ElicitationAddress } from "./ElicitationAddress.js";
export { ElicitationVisit } from "./ElicitationVisit.js";
export { VisitActions } from "./VisitActions.js";
