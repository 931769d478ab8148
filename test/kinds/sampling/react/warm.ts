// Loads beforehand what a request loads: on a busy machine that takes longer than a test waits.
import "../core/warm.js";
import "../../../../src/ui/findings/Findings.js";
import "../../../../src/kinds/sampling/core/edit/readEdits.js";
import "../../../../src/kinds/sampling/core/redact/createRedactor.js";
import "../../../../src/kinds/sampling/react/SamplingPrompt.js";
import "../../../../src/safety/inspectors.js";
import "../../../../src/safety/text/revealHidden.js";
