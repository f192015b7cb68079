import type { DemoDirectoryEntry } from '../../model/demo-property';

/** The terms that guests accept when they sign up. */
export const policies: DemoDirectoryEntry[] = [
  {
    slug: 'terms',
    title: { ar: 'الشروط', en: 'Terms' },
    body: {
      ar: 'ما تحجزه وتطلبه هنا تحجزه وتطلبه من القصر، كأنك قلته في الاستقبال.\n\n- يمكن تغيير حجز الطاولة أو النشاط أو إلغاؤه حتى الوقت المذكور بجانبه.\n- يُضاف ما تطلبه إلى حساب غرفتك، أو تدفعه عند وصوله.\n- لا تُطلع أحدًا على رمزك: من يحمله يُعدّ أنت.',
      en: 'What you book and order here you book and order with the palace, as if you had said it at reception.\n\n- A table or an activity can be changed or cancelled until the time that stands beside it.\n- What you order is charged to your room, or paid when it comes.\n- Show nobody your code: whoever has it counts as you.',
    },
    tags: ['terms'],
  },
  {
    slug: 'privacy',
    title: { ar: 'إشعار الخصوصية', en: 'Privacy notice' },
    body: {
      ar: 'نحفظ اسمك وبريدك أو هاتفك ومدة إقامتك وما تكتبه وتحجزه وتطلبه، ليصل كل شيء إلى غرفتك. لا نعطيه لأحد ولا نبيع منه شيئًا.\n\nفي ملفك الشخصي، تحت **بياناتي**، تأخذ كل ذلك في ملف واحد أو تطلب حذفه. وأسئلتك تجيب عنها الاستقبال.',
      en: 'We keep your name, your email or phone, your stay, and what you write, book and order, so that it reaches your room. It goes to nobody else, and none of it is sold.\n\nIn your profile, under **My data**, you take all of it along in one file or have it deleted. Reception answers your questions.',
    },
    tags: ['privacy'],
  },
];
