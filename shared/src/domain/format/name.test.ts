import { joinNames, titleCase } from './name.ts';

test.each([
  ['ana maria', 'Ana Maria'],
  ["SHAUN O'NEIL", "Shaun O'Neil"],
  ['shaun o’neil', 'Shaun O’Neil'],
  ["leilani KAHALE hawai'i", "Leilani Kahale Hawai'i"],
  ['ronald mcdonald', 'Ronald McDonald'],
  ['Ronald McDonald', 'Ronald McDonald'],
  ['McDONALD', 'McDonald'],
  ['JANE McDONALD-SMITH', 'Jane McDonald-Smith'],
  ['DeShawn LaToya', 'DeShawn LaToya'],
  ['GROẞ STRAßE', 'Groß Straße'],
  ['jan VAN DEN berg', 'Jan van den Berg'],
  ['jean-luc PICARD', 'Jean-Luc Picard'],
  ['jean‑luc', 'Jean‑Luc'],
  ['élodie ångström', 'Élodie Ångström'],
  ['ludwig VAN beethoven', 'Ludwig van Beethoven'],
  ['van morrison', 'Van Morrison'],
  ['Maria de la Cruz', 'Maria de la Cruz'],
  ['Minh Le', 'Minh Le'],
  ['minh le', 'Minh Le'],
  ['MINH LE', 'Minh Le'],
  ['Eddie Van Halen', 'Eddie Van Halen'],
  ['EDDIE VAN HALEN', 'Eddie van Halen'],
  ["Yael Sa'ar", "Yael Sa'ar"],
  ["moran sa'ar", "Moran Sa'ar"],
  ["SIOBHAN O'SULLIVAN-D'ARCY", "Siobhan O'Sullivan-D'Arcy"],
  ['Nguyễn thị Minh Khai', 'Nguyễn Thị Minh Khai'],
  ['deShawn', 'DeShawn'],
  ['A.P.J. KALAM', 'A.P.J. Kalam'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['JD', 'JD'],
  ['NG', 'Ng'],
  ['HENRY VIII', 'Henry VIII'],
  ['JOHN III', 'John III'],
  ['IV', 'Iv'],
  ['İBRAHİM', 'İbrahim'],
  ['MARÍA Y JOSÉ', 'María y José'],
  ['Maria Y Jose', 'Maria Y Jose'],
  ['  two   spaces ', 'Two Spaces'],
  ['李 小龍', '李 小龍'],
  ['', ''],
])('%p in title case is %s (spec §2)', (text, expected) => {
  expect(titleCase(text)).toBe(expected);
});

test.each([
  [['Ana', 'B.', 'Sá'], 'Ana B. Sá'],
  [['Ana', null, 'Sá'], 'Ana Sá'],
  [['Ana', undefined, ''], 'Ana'],
  [[' ', null, undefined], 'N/A'],
])('%j joined is %s (spec §2)', (names, expected) => {
  expect(joinNames(...names)).toBe(expected);
});
