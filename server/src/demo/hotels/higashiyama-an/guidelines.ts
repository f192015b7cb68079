import type { Text } from '../../model/demo-property';
import { t } from './text';

export const guidelines: Text[] = [
  t(
    'ここは、同じ屋根の下で過ごす皆さまの縁側です。朝の庭、おいしかったもの、道すがら見つけたことを、どうぞお聞かせください。',
    'This is the veranda we share while under one roof. Tell the others about the garden this morning, something good to eat, something found on the way.',
  ),
  t(
    'ほかのお客様や舞妓さんのお顔が写るお写真は、ご本人のお許しを得てからお載せください。お部屋の番号やご予定は書かれませんように。',
    'Ask before you share a picture with another guest or a maiko in it. Please write no room numbers and no travel plans.',
  ),
  t(
    '宣伝や、どなたかを傷つける言葉はご遠慮ください。お気づきの点は、帳場へ直接お寄せいただけますと早く直せます。',
    'No advertising, and nothing that would hurt. If something is not right in the house, tell the desk: we can mend it sooner.',
  ),
  t(
    '心得にそぐわない書き込みは、私どもで下げさせていただくことがございます。その折は理由をお伝えいたします。',
    'We may take down what does not fit here. If we do, we tell you why.',
  ),
];
