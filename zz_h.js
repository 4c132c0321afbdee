import { SaxesParser } from "saxes";
for (let k=0;k<3;k++){
const p=new SaxesParser({xmlns:false,position:false,forceXMLVersion:true,defaultXMLVersion:"1.0"});
console.log("fresh", %HasFastProperties(p), Object.keys(p).length);
for (const e of ["opentag","text","closetag","error","opentagstart","attribute","cdata","comment","processinginstruction","xmldecl","doctype"]) { p.on(e,()=>{}); console.log(e, %HasFastProperties(p)); }
}
