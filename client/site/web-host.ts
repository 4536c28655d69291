/** 'https://www.example.com/' as 'www.example.com'. */
export const webHost = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
