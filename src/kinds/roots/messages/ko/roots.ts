import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number } = createNumbers("ko");
const list = new Intl.ListFormat("ko");
const day = new Intl.DateTimeFormat("ko", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "서버용 폴더",
  honesty:
    "이 목록은 서버에 작업할 위치를 알려 줍니다. 다른 위치에 대한 접근을 막지는 않습니다. 서버가 무엇을 열 수 있는지는 서버의 권한에 달려 있습니다.",
  askedEachTime:
    "이 앱은 서버에 폴더를 알리기 전에 매번 확인합니다. 거절하면 바꿀 때까지 그대로 유지됩니다.",
  deprecated:
    "프로토콜은 이 목록을 단계적으로 없앱니다. 2026-07-28 버전부터 사용이 권장되지 않으며, 2027-07-28부터는 없어질 수 있습니다. 서버는 자체 설정이나 도구의 인수로 폴더를 받아야 합니다.",
  loading: "폴더를 불러오는 중…",
  empty: "아직 폴더가 없습니다",
  emptyHint: "서버가 작업할 폴더를 추가하세요. 각 서버는 목록을 받기 전에 한 번 허락을 구합니다.",
  list: "폴더",
  count: ({ count }) => `폴더 ${number(count)}개`,

  fromHost: "작업 공간에서 가져옴",
  gone: "접근할 수 없음",
  goneHint: "다시 접근할 수 있을 때까지 어떤 서버에도 제공하지 않습니다.",
  duplicate: ({ other }) => `‘${isolate(other)}’ 폴더와 같은 폴더`,
  nested: ({ other }) => `‘${isolate(other)}’ 폴더 안에 있음`,
  hiddenCharacters: "경로에 보이지 않는 문자가 있습니다.",
  normalized:
    "입력한 것과 다른 형태의 문자로 기록되어 있습니다. 일부 시스템은 둘을 서로 다른 것으로 봅니다.",
  refused: "어떤 서버에도 제공하지 않습니다.",
  forAll: "모든 서버",
  forNone: "어떤 서버에도 제공 안 함",
  forSome: ({ servers }) =>
    `${list.format(servers.map((server) => `‘${isolate(server)}’`))} 서버만`,
  exclusions: ({ count }) => `들어가지 않도록 요청한 하위 폴더 ${number(count)}개`,

  moveUp: ({ root }) => `‘${isolate(root)}’ 폴더를 위로 이동`,
  moveDown: ({ root }) => `‘${isolate(root)}’ 폴더를 아래로 이동`,
  moved: ({ root, place, count }) =>
    `‘${isolate(root)}’ 폴더는 이제 ${number(count)}개 중 ${number(place)}번째입니다.`,
  edit: "편집",
  editRoot: ({ root }) => `‘${isolate(root)}’ 폴더 편집`,
  remove: "제거",
  removeRoot: ({ root }) => `‘${isolate(root)}’ 폴더를 목록에서 제거`,
  removed: ({ root }) => `‘${isolate(root)}’ 폴더를 목록에서 제거했습니다.`,
  undo: "실행 취소",
  dismiss: "지우기",

  path: "폴더",
  pathHint: ({ example }) => `전체 경로(예: ${isolate(example)})`,
  name: "이름(선택 사항)",
  nameHint: "경로와 함께 서버에 표시됩니다.",
  servers: "제공할 서버",
  chooseServers: "이 폴더를 제공할 서버를 선택하세요.",
  allServers: "모든 서버",
  someServers: "다음 서버만",
  noServers: "어떤 서버에도 제공 안 함",
  nobody: "연결된 서버가 없습니다.",
  keepOut: "들어가지 않도록 요청할 하위 폴더",
  keepOutHint: "한 줄에 경로 하나씩 입력하세요. 서버에 대한 권고일 뿐 접근을 막지는 않습니다.",
  keepOutEnforcedHint: "한 줄에 경로 하나씩 입력하세요. 이 앱이 서버의 접근을 막습니다.",
  save: "저장",
  cancel: "취소",
  add: "추가",
  pick: "폴더 선택…",
  drop: "또는 여기에 폴더를 끌어다 놓기",
  added: ({ root }) => `‘${isolate(root)}’ 폴더를 추가했습니다.`,
  notDropped: "끌어다 놓은 항목의 경로를 이 앱에서 알 수 없습니다. 대신 경로를 입력하세요.",
  failed: "완료하지 못했습니다. 다시 시도하세요.",

  sharing: "공유",
  sharingWith: ({ server }) => `‘${isolate(server)}’ 서버에 제공하는 내용`,
  share: "항상 공유",
  sharePart: "일부 폴더 공유",
  partOf: ({ roots }) =>
    roots.length === 0
      ? "지금은 해당하는 폴더가 없습니다"
      : `${list.format(roots.map((root) => `‘${isolate(root)}’`))}만`,
  refuse: "공유 안 함",
  ask: "매번 묻기",
  decidedByHost: "이 앱에서 설정함",
  decided: ({ at }) => `${day.format(at)}부터`,
  noSharing: "아직 목록을 요청한 서버가 없습니다.",
};
