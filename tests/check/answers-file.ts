/** Which statuses the API tests got from each route. */
export const API_ANSWERS = 'dist/check/answers.txt'
