// What loads with the first request, loaded beforehand: on a busy machine that takes longer than a test waits.
import "../../sampling/warm.js";
import "../../../src/components/safety/Findings.js";
import "../../../src/components/sampling/content/blocks/IssueList.js";
import "../../../src/components/sampling/content/blocks/OtherBlock.js";
import "../../../src/components/sampling/SamplingPrompt.js";
import "../../../src/components/sampling/LaterActions.js";
import "../../../src/components/sampling/LaterStage.js";
import "../../../src/components/sampling/PartDifferences.js";
import "../../../src/components/sampling/SettingFields.js";
import "../../../src/hooks/sampling/inspectRequest.js";
import "../../../src/safety/text/revealHidden.js";
