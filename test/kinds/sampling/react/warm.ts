// What loads with the first request, loaded beforehand: on a busy machine that takes longer than a test waits.
import "../core/warm.js";
import "../../../../src/ui/findings/Findings.js";
import "../../../../src/kinds/sampling/react/content/blocks/IssueList.js";
import "../../../../src/kinds/sampling/react/content/blocks/OtherBlock.js";
import "../../../../src/kinds/sampling/react/SamplingPrompt.js";
import "../../../../src/kinds/sampling/react/stages/LaterActions.js";
import "../../../../src/kinds/sampling/react/stages/LaterStage.js";
import "../../../../src/kinds/sampling/react/PartDifferences.js";
import "../../../../src/kinds/sampling/react/parts/SettingFields.js";
import "../../../../src/kinds/sampling/core/textsOfRequest.js";
import "../../../../src/kinds/sampling/react/inspectForHost.js";
import "../../../../src/kinds/sampling/react/samplingPartsLater.js";
import "../../../../src/safety/inspectors.js";
import "../../../../src/safety/text/revealHidden.js";
