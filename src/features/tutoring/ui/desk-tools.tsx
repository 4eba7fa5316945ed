import { TurnActions, type TurnActionsProps } from "./turn-actions.tsx";
import { HelpLimitNote, type HelpLimitProps, OwnProblemsOff } from "./family-rule.tsx";
import { MenuIcon, type MenuIconProps } from "./menu-icon.tsx";
import { BackToWaiting, OwnMode, type OwnModeProps } from "./own-mode.tsx";
import { Microphone, type MicrophoneProps } from "./voice/microphone.tsx";
import { TopicsMap, type TopicsMapProps } from "./topics-map.tsx";
import type { ChatDesk } from "./use-chat.ts";
import { VoiceBar } from "./voice/voice-bar.tsx";
import { VoiceSheet, type VoiceSheetProps } from "./voice/voice-sheet.tsx";
import { WritingOffer, type WritingOfferProps } from "./writing/writing-offer.tsx";

/** What the desk has that its first sight does not need. */
export type DeskToolProps =
  | ({ what: "actions" } & TurnActionsProps)
  | { what: "back"; desk: ChatDesk }
  | { what: "bar" }
  | ({ what: "help-limit" } & HelpLimitProps)
  | ({ what: "menu-icon" } & MenuIconProps)
  | ({ what: "own" } & OwnModeProps)
  | { what: "own-off" }
  | ({ what: "topics" } & TopicsMapProps)
  | ({ what: "microphone" } & MicrophoneProps)
  | ({ what: "voice" } & VoiceSheetProps)
  | ({ what: "write" } & WritingOfferProps);

/** The desk's later tools, in one file with the words of reading aloud and dictation. */
export function DeskTools(props: DeskToolProps) {
  switch (props.what) {
    case "actions":
      return <TurnActions {...props} />;
    case "back":
      return <BackToWaiting {...props} />;
    case "bar":
      return <VoiceBar />;
    case "help-limit":
      return <HelpLimitNote {...props} />;
    case "menu-icon":
      return <MenuIcon {...props} />;
    case "own":
      return <OwnMode {...props} />;
    case "own-off":
      return <OwnProblemsOff />;
    case "topics":
      return <TopicsMap {...props} />;
    case "microphone":
      return <Microphone {...props} />;
    case "voice":
      return <VoiceSheet {...props} />;
    case "write":
      return <WritingOffer {...props} />;
  }
}
