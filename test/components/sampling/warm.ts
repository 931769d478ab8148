// What loads with the first request, loaded beforehand: on a busy machine that takes longer than a test waits.
import "../../sampling/warm.js";
import "../../../src/components/safety/Findings.js";
import "../../../src/components/sampling/content/blocks/IssueList.js";
import "../../../src/components/sampling/content/blocks/OtherBlock.js";
import "../../../src/components/sampling/SamplingPrompt.js";
import "../../../src/safety/text/inspectText.js";
import "../../../src/safety/text/revealHidden.js";
