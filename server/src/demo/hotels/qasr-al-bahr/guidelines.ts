import type { Text } from '../../model/demo-property';

export const guidelines: Text[] = [
  {
    ar: 'هذا مجلس ضيوف القصر. تحدّث فيه كما تتحدث في مجلس البهو: بلطف، ومع من لا تعرف أيضًا.',
    en: 'This is the majlis of the house. Speak here as you would in the lobby: kindly, and to strangers too.',
  },
  {
    ar: 'لا تنشر صورة يظهر فيها ضيف أو طفل أو سيدة إلا بإذن. ومن طلب حذف صورته فاحذفها حالًا.',
    en: 'Post no picture of another guest, a child or a woman without permission. If anyone asks you to take theirs down, do so at once.',
  },
  {
    ar: 'لا أرقام غرف ولا هواتف ولا مواعيد مغادرة في المنشورات؛ استعمل الرسائل الخاصة.',
    en: 'Keep room numbers, telephone numbers and departure dates out of posts; use private messages.',
  },
  {
    ar: 'احترم الأديان والعادات كلها. لا سياسة ولا بيع ولا إعلانات.',
    en: 'Respect every faith and custom. No politics, no selling, no advertising.',
  },
  {
    ar: 'لطلب أو شكوى راسل الاستقبال من التطبيق، فذلك أسرع. نحذف ما يخالف هذه الآداب ونخبر صاحبه بالسبب.',
    en: 'For a request or a complaint write to the front desk in the app; it is faster. We remove what breaks these rules and tell its author why.',
  },
];
