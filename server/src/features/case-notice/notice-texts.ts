import type { Lang } from '@guest/shared/contracts/core/languages';
import type { CaseAction, ReportReason, SubjectKind } from '@guest/shared/contracts/moderation/reasons';

export interface NoticeTexts {
  subject: Record<SubjectKind, string>;
  /** The decisions in words; `{date}` is the end of a restriction. */
  action: Record<CaseAction, string>;
  /** The introduction of the reason. */
  reason: string;
  reasons: Record<ReportReason, string>;
  /** Says how to appeal on the page of a text that only its author still sees. It names the button there; the address follows. */
  appeal: string;
  /** Tells the author how to object to a decision that no page shows. */
  objection: string;
  /** The answers to an appeal, of which the first also follows a decision that was taken back. */
  back: string;
  stays: string;
  /** The messages to reporters. */
  done: string;
  kept: string;
}

/** The messages about decisions. Each sentence stands alone, so that no grammar depends on another part. */
export const NOTICE_TEXTS: Record<Lang, NoticeTexts> = {
  en: {
    subject: {
      post: 'Your post in Share',
      comment: 'Your comment in Share',
      message: 'Your message',
      guest: 'Your profile',
    },
    action: {
      none: 'Please keep to our guidelines.',
      hide: 'It is no longer shown.',
      remove: 'It has been removed.',
      lock_comments: 'Comments on it are closed.',
      take_photo_away: 'Its photos are no longer shown.',
      ask_other_nick_name: 'Please choose another nickname before you post again.',
      restrict: "You can't post or comment until {date}.",
    },
    reason: 'Reason:',
    reasons: {
      spam: 'spam or fraud',
      harassment: 'harassment or bullying',
      hate: 'hate speech',
      sexual: 'sexual content',
      violence_or_threat: 'violence or a threat',
      child_safety: 'the safety of a child',
      privacy: "somebody's private information",
      illegal: 'something illegal',
      self_harm: 'self-harm',
      other: 'our guidelines',
    },
    appeal:
      'If you think this is wrong, open the page below and choose “Request a review”, once. Somebody else then looks at it again:',
    objection: 'If you think this is wrong, please tell us here.',
    back: 'We have looked again: it is shown as before. We apologise for the inconvenience.',
    stays: 'We have looked again, and our decision stands.',
    done: 'Thank you for your report. We have looked at it and have taken action.',
    kept: "Thank you for your report. We have looked at it, and it doesn't go against our guidelines.",
  },
  es: {
    subject: {
      post: 'Su publicación en Share',
      comment: 'Su comentario en Share',
      message: 'Su mensaje',
      guest: 'Su perfil',
    },
    action: {
      none: 'Le rogamos que respete nuestras normas.',
      hide: 'Ya no se muestra.',
      remove: 'Se ha eliminado.',
      lock_comments: 'Los comentarios están cerrados.',
      take_photo_away: 'Las fotos ya no se muestran.',
      ask_other_nick_name: 'Elija otro apodo antes de volver a publicar, por favor.',
      restrict: 'No puede publicar ni comentar hasta el {date}.',
    },
    reason: 'Motivo:',
    reasons: {
      spam: 'spam o fraude',
      harassment: 'acoso o intimidación',
      hate: 'incitación al odio',
      sexual: 'contenido sexual',
      violence_or_threat: 'violencia o amenazas',
      child_safety: 'la seguridad de un menor',
      privacy: 'datos privados de otra persona',
      illegal: 'algo ilegal',
      self_harm: 'autolesiones',
      other: 'nuestras normas',
    },
    appeal:
      'Si cree que es un error, abra la página de abajo y elija «Pedir otra revisión» una vez; otra persona lo revisará:',
    objection: 'Si cree que es un error, díganoslo aquí.',
    back: 'Lo hemos revisado de nuevo: se muestra como antes. Disculpe las molestias.',
    stays: 'Lo hemos revisado de nuevo y mantenemos nuestra decisión.',
    done: 'Gracias por avisarnos. Lo hemos revisado y hemos tomado medidas.',
    kept: 'Gracias por avisarnos. Lo hemos revisado y no incumple nuestras normas.',
  },
  fr: {
    subject: {
      post: 'Votre publication dans Share',
      comment: 'Votre commentaire dans Share',
      message: 'Votre message',
      guest: 'Votre profil',
    },
    action: {
      none: 'Merci de respecter nos règles.',
      hide: 'Le contenu n’est plus visible.',
      remove: 'Le contenu a été retiré.',
      lock_comments: 'Les commentaires sont fermés.',
      take_photo_away: 'Les photos ne sont plus visibles.',
      ask_other_nick_name: 'Veuillez choisir un autre pseudonyme avant de publier à nouveau.',
      restrict: 'Vous ne pouvez ni publier ni commenter jusqu’au {date}.',
    },
    reason: 'Motif :',
    reasons: {
      spam: 'spam ou fraude',
      harassment: 'harcèlement ou intimidation',
      hate: 'propos haineux',
      sexual: 'contenu à caractère sexuel',
      violence_or_threat: 'violence ou menace',
      child_safety: 'la sécurité d’un enfant',
      privacy: 'informations privées d’une autre personne',
      illegal: 'contenu illégal',
      self_harm: 'automutilation',
      other: 'nos règles',
    },
    appeal:
      'Si vous pensez qu’il s’agit d’une erreur, ouvrez la page ci-dessous et choisissez « Demander un réexamen », une seule fois : une autre personne réexaminera la décision.',
    objection: 'Si vous pensez qu’il s’agit d’une erreur, dites-le-nous ici.',
    back: 'Nous avons réexaminé la décision : tout est de nouveau visible. Veuillez nous excuser pour la gêne occasionnée.',
    stays: 'Nous avons réexaminé la décision et la maintenons.',
    done: 'Merci pour votre signalement. Nous l’avons examiné et avons pris des mesures.',
    kept: 'Merci pour votre signalement. Nous l’avons examiné : nos règles sont respectées.',
  },
  ja: {
    subject: {
      post: 'Shareへのご投稿',
      comment: 'Shareへのコメント',
      message: 'お送りになったメッセージ',
      guest: 'プロフィール',
    },
    action: {
      none: 'ガイドラインの遵守をお願いいたします。',
      hide: '現在は表示されません。',
      remove: '削除いたしました。',
      lock_comments: 'コメントの受付を終了いたしました。',
      take_photo_away: '写真は表示されません。',
      ask_other_nick_name: '次に投稿される前に、別のニックネームをお選びください。',
      restrict: '{date}まで、投稿とコメントはご利用いただけません。',
    },
    reason: '理由：',
    reasons: {
      spam: 'スパムまたは詐欺',
      harassment: '嫌がらせ、いじめ',
      hate: '差別的な表現',
      sexual: '性的な内容',
      violence_or_threat: '暴力または脅迫',
      child_safety: 'お子様の安全',
      privacy: '他の方の個人情報',
      illegal: '違法な内容',
      self_harm: '自傷行為',
      other: 'ガイドライン',
    },
    appeal:
      '誤りと思われる場合は、下記を開いて「再確認を依頼する」を一度だけお選びください。別の担当者が改めて確認いたします。',
    objection: '誤りと思われる場合は、こちらにお知らせください。',
    back: '改めて確認し、元どおり表示いたしました。ご迷惑をおかけし申し訳ございません。',
    stays: '改めて確認いたしましたが、判断は変わりません。',
    done: 'ご報告ありがとうございます。確認のうえ、対応いたしました。',
    kept: 'ご報告ありがとうございます。確認いたしましたが、ガイドラインの範囲内でした。',
  },
  ar: {
    subject: {
      post: 'مشاركتك في Share',
      comment: 'تعليقك في Share',
      message: 'رسالتك',
      guest: 'ملفك الشخصي',
    },
    action: {
      none: 'يُرجى الالتزام بإرشاداتنا.',
      hide: 'لم تعد تظهر للآخرين.',
      remove: 'تمت الإزالة.',
      lock_comments: 'أُغلقت التعليقات.',
      take_photo_away: 'لم تعد الصور تظهر.',
      ask_other_nick_name: 'يُرجى اختيار اسم مستعار آخر قبل النشر من جديد.',
      restrict: 'لا يمكنك النشر أو التعليق حتى {date}.',
    },
    reason: 'السبب:',
    reasons: {
      spam: 'رسائل مزعجة أو احتيال',
      harassment: 'مضايقة أو تنمّر',
      hate: 'خطاب كراهية',
      sexual: 'محتوى جنسي',
      violence_or_threat: 'عنف أو تهديد',
      child_safety: 'سلامة طفل',
      privacy: 'معلومات خاصة بشخص آخر',
      illegal: 'أمر غير قانوني',
      self_harm: 'إيذاء النفس',
      other: 'إرشاداتنا',
    },
    appeal:
      'إن كنت ترى أن هذا خطأ فافتح الصفحة أدناه واختر «اطلب مراجعته مجدداً» مرة واحدة، وسيعيد شخص آخر النظر فيه:',
    objection: 'إن كنت ترى أن هذا خطأ فأخبرنا هنا.',
    back: 'أعدنا النظر في الأمر: عاد الظهور كما كان. نعتذر عن الإزعاج.',
    stays: 'أعدنا النظر في الأمر وقرارنا باقٍ.',
    done: 'شكرًا على بلاغك. راجعناه واتخذنا الإجراء اللازم.',
    kept: 'شكرًا على بلاغك. راجعناه ولم نجد فيه ما يخالف إرشاداتنا.',
  },
};
