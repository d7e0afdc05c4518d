/** Id of the JSON block that the web host inlines into the page. It is data and so needs no nonce (design §6). */
export const PAGE_DATA_ID = 'rollcall-page';
