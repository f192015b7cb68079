/** A message of one to three emojis and nothing else is shown large. */
const MAX_EMOJI = 3;
const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[#*0-9]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*)/u;

export function isEmojiOnly(text: string): boolean {
  let rest = text.trim();
  let count = 0;
  while (rest !== '' && count < MAX_EMOJI) {
    const emoji = EMOJI.exec(rest)?.[0];
    if (emoji === undefined) return false;
    rest = rest.slice(emoji.length).trimStart();
    count++;
  }
  return count > 0 && rest === '';
}
