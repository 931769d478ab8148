// What the guide prints is run as printed.
import "../../../stories/pages/samples/TestingDemands.js";
