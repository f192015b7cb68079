import type { Messages } from './message-template';

/** Error messages of the chat and of service requests. */
export const chatTexts = {
  'Chat not found': {
    es: 'Chat no encontrado',
    fr: 'Conversation introuvable',
    ja: 'チャットが見つかりません',
    ar: 'المحادثة غير موجودة',
  },
  'You can write to the hotel from 30 days before your stay until 7 days after it. Otherwise, please call us.':
    {
      es: 'Puede escribir al hotel desde 30 días antes de su estancia hasta 7 días después. Mientras tanto, llámenos.',
      fr: 'Vous pouvez écrire à l’hôtel de 30 jours avant votre séjour à 7 jours après. En dehors de cette période, appelez-nous.',
      ja: 'チャットはご宿泊の30日前からご出発の7日後までご利用いただけます。それ以外の期間はお電話ください。',
      ar: 'يمكنك مراسلة الفندق من 30 يومًا قبل إقامتك حتى 7 أيام بعدها. في غير ذلك يُرجى الاتصال بنا.',
    },
  "You've left this chat.": {
    es: 'Ha salido de este chat.',
    fr: 'Vous avez quitté cette conversation.',
    ja: 'このチャットから退出しています。',
    ar: 'لقد غادرت هذه المحادثة.',
  },
  "You can't send messages in this chat.": {
    es: 'No puede enviar mensajes en este chat.',
    fr: 'Vous ne pouvez pas envoyer de messages dans cette conversation.',
    ja: 'このチャットにはメッセージを送信できません。',
    ar: 'لا يمكنك إرسال رسائل في هذه المحادثة.',
  },
  "You can't message this guest.": {
    es: 'No puede enviar mensajes a este huésped.',
    fr: 'Vous ne pouvez pas écrire à ce client.',
    ja: 'このお客様にはメッセージを送信できません。',
    ar: 'لا يمكنك مراسلة هذا الضيف.',
  },
  'Waiting for them to accept your message.': {
    es: 'Esperando a que acepte su mensaje.',
    fr: 'En attente de l’acceptation de votre message.',
    ja: 'お相手がメッセージを承認するのをお待ちください。',
    ar: 'بانتظار قبول رسالتك.',
  },
  'This conversation is closed. Send a message to reopen it.': {
    es: 'Esta conversación está cerrada. Envíe un mensaje para reabrirla.',
    fr: 'Cette conversation est fermée. Envoyez un message pour la rouvrir.',
    ja: 'この会話は終了しています。メッセージを送ると再開します。',
    ar: 'هذه المحادثة مغلقة. أرسل رسالة لإعادة فتحها.',
  },
  "This conversation can't be rated now.": {
    es: 'Esta conversación no se puede valorar ahora.',
    fr: 'Cette conversation ne peut pas être évaluée pour le moment.',
    ja: 'この会話は今は評価できません。',
    ar: 'لا يمكن تقييم هذه المحادثة الآن.',
  },
  'Messages can be up to 4,000 characters.': {
    es: 'Los mensajes pueden tener hasta 4000 caracteres.',
    fr: 'Un message peut compter jusqu’à 4 000 caractères.',
    ja: 'メッセージは4,000文字までです。',
    ar: 'يمكن أن تتضمن الرسالة 4000 حرف كحد أقصى.',
  },
  'Write something first': {
    es: 'Escriba algo primero',
    fr: 'Écrivez d’abord quelque chose',
    ja: 'メッセージを入力してください',
    ar: 'اكتب شيئًا أولًا',
  },
  'This was already sent with different text': {
    es: 'Esto ya se envió con otro texto',
    fr: 'Ceci a déjà été envoyé avec un autre texte',
    ja: 'これは別の内容ですでに送信されています',
    ar: 'أُرسل هذا من قبل بنص آخر',
  },
  'This message can no longer be deleted': {
    es: 'Este mensaje ya no se puede eliminar',
    fr: 'Ce message ne peut plus être supprimé',
    ja: 'このメッセージはもう削除できません',
    ar: 'لم يعد بالإمكان حذف هذه الرسالة',
  },
  'This invitation is no longer valid': {
    es: 'Esta invitación ya no es válida',
    fr: 'Cette invitation n’est plus valable',
    ja: 'この招待は無効になりました',
    ar: 'لم تعد هذه الدعوة صالحة',
  },
  'That took too long, please try again': {
    es: 'Ha tardado demasiado, inténtelo de nuevo',
    fr: 'Cela a pris trop de temps, veuillez réessayer',
    ja: '時間がかかりすぎました。もう一度お試しください',
    ar: 'استغرق ذلك وقتًا طويلًا، يُرجى المحاولة مجددًا',
  },
} as const satisfies Record<string, Messages>;
