import { accountBook } from './account.ts';
import { companyBook } from './company.ts';
import { diceBook } from './dice.ts';
import { noticesBook } from './notices.ts';
import { onlineBook } from './online.ts';
import { termsBook } from './terms.ts';
import { tokensBook } from './tokens.ts';

const BOOKS = [accountBook, companyBook, diceBook, noticesBook, onlineBook, termsBook, tokensBook];

/** What is drawn for people far apart, once the words for it are there. */
export async function inWords<T>(drawing: Promise<T>): Promise<T> {
  const [drawn] = await Promise.all([drawing, ...BOOKS.map((book) => book.open())]);
  return drawn;
}
