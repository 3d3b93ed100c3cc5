import { chromium } from 'playwright'
import { testBrowser } from './chromium.ts'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
const B='http://localhost:4570'
const tag=process.argv[2]!
const paths=(process.argv[3]??'reports,complaints,photos,members,orders,credits,requests,actions,codes,blocks').split(',')
const browser=await chromium.launch(testBrowser())
for (const [n,vp,cs,lang] of [['d-nl',{width:1440,height:900},'light','nl-NL'],['p-de',{width:390,height:844},'dark','de-DE']] as const){
const ctx=await browser.newContext({locale:lang,viewport:vp,colorScheme:cs, ...(n[0]==='p'?{hasTouch:true,isMobile:true}:{})})
const page=await ctx.newPage()
await page.goto(B+'/desk')
await page.locator('input[type=email]').fill(DESK_GUEST.email)
await page.locator('input[type=password]').fill(DESK_GUEST.password)
await page.keyboard.press('Enter')
await page.waitForTimeout(2500)
for(const p of paths){
await page.goto(B+'/desk/'+p); await page.waitForTimeout(1800)
await page.screenshot({path:`/tmp/d/${tag}-${n}-${p.replace(/\W/g,'_')}.png`})
}
}
await browser.close()
