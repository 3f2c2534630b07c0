/** Three phone screens of people; the server draws the first page. */
export const peoplePageSize = 30;
