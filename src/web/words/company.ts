import { useSettings } from '../settings.ts';
import { book } from './books.ts';
import type { CompanyWords } from './company-en.ts';

export const companyBook = book<CompanyWords>({
  en: async () => (await import('./company-en.ts')).companyEn,
  fr: async () => (await import('./company-fr.ts')).companyFr,
});

/** The words among people who meet here, which only those who play far apart fetch. */
export function useCompanyWords(): CompanyWords {
  return companyBook.words[useSettings().language];
}
