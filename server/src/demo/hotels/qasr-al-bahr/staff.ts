import type { DemoStaff } from '../../model/demo-property';

export const staff: DemoStaff[] = [
  {
    key: 's01',
    nickName: 'عائشة',
    title: { ar: 'مديرة تجربة الضيوف', en: 'Guest Experience Manager' },
    department: 'frontdesk',
    role: 'manager',
  },
  {
    key: 's02',
    nickName: 'سالم',
    title: { ar: 'كبير الكونسيرج', en: 'Head Concierge' },
    department: 'concierge',
    role: 'supervisor',
  },
  {
    key: 's03',
    nickName: 'Joseph',
    title: { ar: 'موظف استقبال', en: 'Front Desk Agent' },
    department: 'frontdesk',
    role: 'agent',
  },
  {
    key: 's04',
    nickName: 'Priya',
    title: { ar: 'مشرفة ترتيب الغرف', en: 'Housekeeping Supervisor' },
    department: 'housekeeping',
    role: 'supervisor',
  },
  {
    key: 's05',
    nickName: 'يوسف',
    title: { ar: 'رئيس طهاة مائدة مجان', en: 'Head Chef, Majan' },
    department: 'dining',
    role: 'outlet',
  },
  {
    key: 's06',
    nickName: 'مريم',
    title: { ar: 'منسقة الأنشطة ونادي الأطفال', en: 'Experiences and Kids’ Club Coordinator' },
    department: 'activities',
    role: 'content',
  },
  {
    key: 's07',
    nickName: 'Rajan',
    title: { ar: 'فني الصيانة', en: 'Maintenance Technician' },
    department: 'maintenance',
    role: 'agent',
  },
  {
    key: 's08',
    nickName: 'زهراء',
    title: { ar: 'معالجة في حمّام اللبان', en: 'Therapist, Luban Hammam' },
    department: 'spa',
    role: 'agent',
  },
];
