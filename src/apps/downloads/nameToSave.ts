/** Writes a name that a view gave as one that can be saved: no folders, nothing that hides, no ending that a system drops. */
export function nameToSave(name: string): string {
  const visible = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/gu, "")
    .replace(/[\\/:*?"<>|]/g, "_")
    .replace(/\s+/gu, " ")
    // Windows drops dots and blanks at the end, so that `a.exe.` is saved as `a.exe`; a dot in front hides a file elsewhere.
    .replace(/^[. ]+|[. ]+$/g, "");
  if (visible === "") return "download";
  const characters = [...visible];
  const ending = endingOf(visible);
  const kept = characters.length <= longest ? visible : characters.slice(0, longest).join("");
  return kept === visible || ending === "" ? kept : `${kept}.${ending.slice(0, 20)}`;
}

const longest = 120;

/** Whether a file of this name may run as a program, or run one, when it is opened. */
export function isExecutable(name: string): boolean {
  return executables.has(endingOf(name).toLowerCase());
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1);
}

const executables = new Set(
  [
    "appx appxbundle bat chm cmd com cpl dll exe gadget hta inf ins iso img js jse lnk msc msi msix msp mst ocx pif",
    "ps1 psm1 reg scf scr sct settingcontent-ms sys url vb vbe vbs vhd vhdx ws wsc wsf wsh xll",
    "action app command dmg mobileconfig mpkg pkg scpt terminal tool webloc workflow",
    "appimage bash csh deb desktop elf flatpakref ksh out rpm run sh snap zsh",
    "apk class docm dotm jar jnlp py pyc pyw potm ppam pptm rb sldm xlam xlsm xltm",
  ].flatMap((endings) => endings.split(" ")),
);
