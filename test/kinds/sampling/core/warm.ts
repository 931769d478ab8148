// What loads with the first request, loaded beforehand: on a busy machine that takes longer than a poll waits.
import "../../../../src/safety/fields/inspectFields.js";
import "../../../../src/kinds/sampling/core/runSampling.js";
import "../../../../src/schema/createJsonValidator.js";
