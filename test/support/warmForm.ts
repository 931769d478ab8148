// What judges a form, loaded beforehand: on a busy machine that takes longer than a form waits for it before it asks the
// person to look twice.
import "../../src/kinds/elicitation/core/formAnswers.js";
import "../../src/safety/fields/inspectFields.js";
import "../../src/schema/createValidator.js";
