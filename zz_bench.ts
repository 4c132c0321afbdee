import { SaxesParser } from "saxes";
import { readXml } from "./engine/xml/reader.ts";
import { decodeXml } from "./engine/xml/decode.ts";
const [mode, file]=Deno.args; const bytes=Deno.readFileSync(file!);
const prefixes=new Map([["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","ubl"],["urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2","cac"],["urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2","cbc"]]);
const big={depth:100,elements:1e7,attributes:256,characters:1e9};
let text=""; { const t=performance.now(); const d=decodeXml(bytes); if(!("text" in d)) throw d; text=d.text; }
let n=0;
const plain=(x:boolean)=>()=>{ const p=x?new SaxesParser({xmlns:true,forceXMLVersion:true,defaultXMLVersion:"1.0"}):new SaxesParser({xmlns:false,position:false,forceXMLVersion:true,defaultXMLVersion:"1.0"}); p.on("opentag",(t:{name:string})=>{n+=t.name.length}); p.on("text",(t)=>{n+=t.length}); p.on("closetag",()=>{n++}); p.on("error",(e)=>{throw e}); p.write(text).close(); };
const ours=()=>{ const r=readXml(text,{open(name){n+=name.length},text(t){n+=t.length},close(){n++}},{prefixes,limits:big}); if(r) throw new Error(JSON.stringify(r)); };
const dec=()=>{ const d=decodeXml(bytes); if("text" in d) n+=d.text.charCodeAt(100); };
const f={plain:plain(false),ns:plain(true),ours,dec}[mode!]!;
let best=1e9, first=0; for(let i=0;i<12;i++){ const t=performance.now(); f(); const m=performance.now()-t; if(!i) first=m; best=Math.min(best,m);} 
console.log(mode,file,"first",first.toFixed(0),"best",best.toFixed(1),"ms",(bytes.length/best/1000).toFixed(0)+" MB/s");
