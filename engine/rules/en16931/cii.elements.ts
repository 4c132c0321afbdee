/**
 * The syntax rules of EN 16931 for UN/CEFACT CII D16B (CII-SR, CII-DT), edition 1.3.16: what of CII an invoice does not
 * use. Contexts are in the order in which the official rules ask them.
 */
import {
  all,
  any,
  type Condition,
  type ElementTable,
  has,
  is,
  isAs,
  named,
  not,
  type Row,
  within,
} from "../elements/row.ts";

const transaction = "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction";
const line = `${transaction}/ram:IncludedSupplyChainTradeLineItem`;
const means = "ram:SpecifiedTradeSettlementPaymentMeans";
const discount = "ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge";

const hasDiscount: Condition = any(has(`${discount}/ram:ChargeIndicator`), has(`${discount}/ram:ActualAmount`));
const notInSettlement: Condition = not(within("ram:ApplicableHeaderTradeSettlement"));
const isAdditionalDocument: Condition = named("ram:AdditionalReferencedDocument");
const isSupportingDocument: Condition = all(isAdditionalDocument, is("ram:TypeCode", "916"));

const inSupportingDocuments = {
  severity: "warning",
  among: "ram:AdditionalReferencedDocument",
  having: isAs("normalized", "ram:TypeCode", "916"),
} as const satisfies Partial<Row>;

/** Of an identifier without and one with a scheme, there is one at the most. */
function oneId(party: string): Pick<Row, "severity" | "of" | "distinct" | "max"> {
  return { severity: "warning", of: [`${party}/ram:ID`, `${party}/ram:GlobalID`], distinct: "paths", max: 1 };
}

/** A contact point has a person's name or a department's. */
function oneContactName(party: string): Pick<Row, "severity" | "of" | "distinct" | "max"> {
  const contact = `${party}/ram:DefinedTradeContact`;
  return {
    severity: "warning",
    of: [`${contact}/ram:PersonName`, `${contact}/ram:DepartmentName`],
    distinct: "paths",
    max: 1,
  };
}

export const ciiElements: ElementTable = {
  prefix: "CII-",
  contexts: [
    {
      on: ["ram:SpecifiedTradeSettlementPaymentMeans"],
      term: "BG-16",
      outline: `
ram:PayerSpecifiedDebtorFinancialInstitution SR-464
`,
    },
    {
      on: ["/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext"],
      term: "BG-2",
      outline: `
ram:SpecifiedTransactionID SR-001
ram:TestIndicator SR-002
ram:BusinessProcessSpecifiedDocumentContextParameter BT-23 SR-003<2?
ram:BIMSpecifiedDocumentContextParameter SR-006
ram:ScenarioSpecifiedDocumentContextParameter SR-007
ram:ApplicationSpecifiedDocumentContextParameter SR-008
ram:GuidelineSpecifiedDocumentContextParameter BT-24 SR-009=1
  ram:ID SR-010=1
ram:SubsetSpecifiedDocumentContextParameter SR-011
ram:MessageStandardSpecifiedDocumentContextParameter SR-012
`,
    },
    {
      on: ["/rsm:CrossIndustryInvoice/rsm:ExchangedDocument"],
      term: "BG-2",
      outline: `
ram:Name SR-013
ram:TypeCode BT-3 SR-014=1
ram:IssueDateTime
  udt:DateTime SR-015
ram:CopyIndicator SR-016
ram:Purpose SR-017
ram:ControlRequirementIndicator SR-018
ram:LanguageID SR-019
ram:PurposeCode SR-020
ram:RevisionDateTime SR-021
ram:VersionID SR-022
ram:GlobalID SR-023
ram:RevisionID SR-024
ram:PreviousRevisionID SR-025
ram:CategoryCode SR-026
ram:IncludedNote BG-1
  ram:Subject SR-027
  ram:ContentCode SR-028
  ram:ID SR-032
ram:EffectiveSpecifiedPeriod SR-033
ram:IssuerTradeParty SR-034
`,
    },
    {
      on: ["/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:IncludedNote"],
      term: "BG-1",
      outline: `
ram:Content SR-030<2?
`,
    },
    {
      on: [`${line}`],
      term: "BG-25",
      outline: `
ram:DescriptionCode SR-035
ram:ParentLineID SR-036
ram:LineStatusCode SR-037
ram:LineStatusReasonCode SR-038
ram:IncludedSubordinateTradeLineItem SR-221
`,
    },
    {
      on: [`${line}/ram:AssociatedDocumentLineDocument`],
      term: "BG-25",
      outline: `
ram:IncludedNote BT-127 SR-039<2?
  ram:Content SR-040<2?
  ram:SubjectCode SR-041
  ram:ID SR-042
  ram:Subject SR-043
  ram:ContentCode SR-044
`,
    },
    {
      on: [`${line}/ram:SpecifiedTradeProduct`],
      term: "BG-31",
      outline: `
ram:ID SR-045
ram:ManufacturerAssignedID SR-048
ram:TradeName SR-049
ram:TypeCode SR-050
ram:NetWeightMeasure SR-051
ram:GrossWeightMeasure SR-052
ram:ProductGroupID SR-053
ram:EndItemTypeCode SR-054
ram:EndItemName SR-055
ram:AreaDensityMeasure SR-056
ram:UseDescription SR-057
ram:BrandName SR-058
ram:SubBrandName SR-059
ram:DrainedNetWeightMeasure SR-060
ram:VariableMeasureIndicator SR-061
ram:ColourCode SR-062
ram:ColourDescription SR-063
ram:Designation SR-064
ram:FormattedCancellationAnnouncedLaunchDateTime SR-065
ram:FormattedLatestProductDataChangeDateTime SR-066
ram:ApplicableProductCharacteristic BG-32
  ram:ID SR-067
  ram:TypeCode SR-068
  ram:ValueMeasure SR-070
  ram:MeasurementMethodCode SR-071
  ram:ValueCode SR-073
  ram:ValueDateTime SR-074
  ram:ValueIndicator SR-075
  ram:ContentTypeCode SR-076
  ram:ValueSpecifiedBinaryFile SR-077
  ram:ApplicableProductCharacteristicCondition SR-078
  ram:ApplicableReferencedStandard SR-079
ram:ApplicableMaterialGoodsCharacteristic SR-080
ram:DesignatedProductClassification BT-158
  ram:SystemID SR-081
  ram:SystemName SR-082
  ram:ClassName SR-083
  ram:SubClassCode SR-084
  ram:ClassProductCharacteristic SR-085
  ram:ApplicableReferencedStandard SR-086
ram:IndividualTradeProductInstance SR-087
ram:CertificationEvidenceReferenceReferencedDocument SR-088
ram:InspectionReferenceReferencedDocument SR-089
ram:OriginTradeCountry BT-159
  ram:Name SR-091
  ram:SubordinateTradeCountrySubDivision SR-092
ram:LinearSpatialDimension SR-093
ram:MinimumLinearSpatialDimension SR-094
ram:MaximumLinearSpatialDimension SR-095
ram:ManufacturerTradeParty SR-096
ram:PresentationSpecifiedBinaryFile SR-097
ram:MSDSReferenceReferencedDocument SR-098
ram:AdditionalReferenceReferencedDocument SR-099
ram:LegalRightsOwnerTradeParty SR-100
ram:BrandOwnerTradeParty SR-101
ram:IncludedReferencedProduct SR-102
ram:InformationNote SR-103
`,
      rows: [
        { id: "SR-046", of: "ram:GlobalID/@schemeID", min: 1, when: has("ram:GlobalID"), term: "BT-157" },
        {
          id: "SR-090",
          of: "ram:OriginTradeCountry/ram:ID",
          min: 1,
          max: 1,
          when: has("ram:OriginTradeCountry"),
          term: "BT-159",
        },
      ],
    },
    {
      on: [`${line}/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic`],
      term: "BG-32",
      outline: `
ram:Description SR-069=1
ram:Value SR-072=1
`,
    },
    {
      on: [`${line}/ram:SpecifiedLineTradeAgreement`],
      term: "BG-29",
      outline: `
ram:BuyerReference SR-104
ram:BuyerRequisitionerTradeParty SR-105
ram:ApplicableTradeDeliveryTerms SR-106
ram:SellerOrderReferencedDocument SR-107
ram:BuyerOrderReferencedDocument BT-132
  ram:IssuerAssignedID SR-108
ram:QuotationReferencedDocument SR-109
ram:ContractReferencedDocument SR-110
ram:DemandForecastReferencedDocument SR-111
ram:PromotionalDealReferencedDocument SR-112
ram:AdditionalReferencedDocument BT-128 SR-113
ram:GrossPriceProductTradePrice BG-29
  ram:TypeCode SR-114
  ram:MinimumQuantity SR-115
  ram:MaximumQuantity SR-116
  ram:ChangeReason SR-117
  ram:OrderUnitConversionFactorNumeric SR-118
  ram:AppliedTradeAllowanceCharge
    ram:ID SR-120
    ram:SequenceNumeric SR-121
    ram:CalculationPercent SR-122
    ram:BasisAmount SR-123
    ram:BasisQuantity SR-124
    ram:PrepaidIndicator SR-125
    ram:UnitBasisAmount SR-126
    ram:ReasonCode SR-127
    ram:Reason SR-128
    ram:TypeCode SR-129
    ram:CategoryTradeTax SR-130
    ram:ActualTradeCurrencyExchange SR-131
  ram:IncludedTradeTax SR-445
  ram:ValiditySpecifiedPeriod SR-132
  ram:DeliveryTradeLocation SR-133
  ram:TradeComparisonReferencePrice SR-134
  ram:AssociatedReferencedDocument SR-135
ram:NetPriceProductTradePrice BG-29
  ram:ChargeAmount SR-439=1 SR-441<2
  ram:TypeCode SR-136
  ram:MinimumQuantity SR-138
  ram:MaximumQuantity SR-139
  ram:ChangeReason SR-140
  ram:OrderUnitConversionFactorNumeric SR-141
  ram:AppliedTradeAllowanceCharge SR-142
  ram:IncludedTradeTax SR-446
  ram:ValiditySpecifiedPeriod SR-143
  ram:DeliveryTradeLocation SR-144
  ram:TradeComparisonReferencePrice SR-145
  ram:AssociatedReferencedDocument SR-146
ram:RequisitionerReferencedDocument SR-147
ram:ItemSellerTradeParty SR-148
ram:ItemBuyerTradeParty SR-149
ram:IncludedSpecifiedMarketplace SR-150
ram:UltimateCustomerOrderReferencedDocument SR-447
`,
      rows: [
        {
          id: "SR-119",
          severity: "warning",
          among: `${discount}/ram:ChargeIndicator`,
          having: isAs("boolean", "udt:Indicator", "false"),
          of: ".",
          min: 1,
          when: hasDiscount,
          term: "BT-147",
        },
        {
          id: "SR-119",
          severity: "warning",
          of: `${discount}/ram:ActualAmount`,
          min: 1,
          when: hasDiscount,
          term: "BT-147",
        },
      ],
    },
    {
      on: ["ram:SpecifiedTradeAllowanceCharge"],
      outline: `
ram:ChargeIndicator SR-463>0
ram:RateApplicablePercent SR-471<2
ram:CategoryTradeTax SR-472<2
ram:ActualAmount SR-473<2
`,
    },
    {
      on: ["ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge"],
      term: "BG-29",
      outline: `
ram:ActualAmount SR-440<2
`,
    },
    {
      on: [`${line}/ram:SpecifiedLineTradeDelivery`],
      term: "BG-25",
      outline: `
ram:RequestedQuantity SR-151
ram:ReceivedQuantity SR-152
ram:ChargeFreeQuantity SR-153
ram:PackageQuantity SR-154
ram:ProductUnitQuantity SR-155
ram:PerPackageUnitQuantity SR-156
ram:NetWeightMeasure SR-157
ram:GrossWeightMeasure SR-158
ram:TheoreticalWeightMeasure SR-159
ram:DespatchedQuantity SR-160
ram:SpecifiedDeliveryAdjustment SR-161
ram:IncludedSupplyChainPackaging SR-162
ram:RelatedSupplyChainConsignment SR-163
ram:ShipToTradeParty SR-164
ram:UltimateShipToTradeParty SR-165
ram:ShipFromTradeParty SR-166
ram:ActualDespatchSupplyChainEvent SR-167
ram:ActualPickUpSupplyChainEvent SR-168
ram:RequestedDeliverySupplyChainEvent SR-169
ram:ActualDeliverySupplyChainEvent BT-72 SR-170
ram:ActualReceiptSupplyChainEvent SR-171
ram:AdditionalReferencedDocument BT-128 SR-172
ram:DespatchAdviceReferencedDocument SR-173
ram:ReceivingAdviceReferencedDocument SR-174
ram:DeliveryNoteReferencedDocument SR-175
ram:ConsumptionReportReferencedDocument SR-176
ram:PackingListReferencedDocument SR-177
`,
    },
    {
      on: [`${line}/ram:SpecifiedLineTradeSettlement`],
      term: "BG-25",
      outline: `
ram:PaymentReference SR-178
ram:InvoiceIssuerReference SR-179
ram:TotalAdjustmentAmount SR-180
ram:DiscountIndicator SR-181
ram:ApplicableTradeTax BG-30 SR-454=1?
  ram:CalculatedAmount SR-182
ram:SpecifiedTradeAllowanceCharge BG-27
  ram:ChargeIndicator
    udt:IndicatorString SR-183
  ram:ID SR-184 SR-193
  ram:SequenceNumeric SR-185
  ram:CalculationPercent
    @format SR-186
  ram:BasisQuantity SR-187
  ram:PrepaidIndicator SR-188
  ram:UnitBasisAmount SR-189
  ram:TypeCode SR-190
  ram:CategoryTradeTax SR-191
  ram:ActualTradeCurrencyExchange SR-192
ram:SubtotalCalculatedTradeTax SR-194
ram:SpecifiedLogisticsServiceCharge SR-195
ram:SpecifiedTradePaymentTerms SR-196
ram:SpecifiedTradeSettlementLineMonetarySummation BT-131
  ram:ChargeTotalAmount SR-197
  ram:AllowanceTotalAmount SR-198
  ram:TaxBasisTotalAmount SR-199
  ram:TaxTotalAmount SR-200
  ram:GrandTotalAmount SR-201
  ram:InformationAmount SR-202
  ram:TotalAllowanceChargeAmount SR-203
  ram:TotalRetailValueInformationAmount SR-204
  ram:GrossLineTotalAmount SR-205
  ram:NetLineTotalAmount SR-206
  ram:NetIncludingTaxesLineTotalAmount SR-207
  ram:ProductWeightLossInformationAmount SR-208
ram:SpecifiedFinancialAdjustment SR-209
ram:InvoiceReferencedDocument SR-210
ram:PayableSpecifiedTradeAccountingAccount SR-212
ram:ReceivableSpecifiedTradeAccountingAccount BT-133
  ram:SetTriggerCode SR-213
  ram:TypeCode SR-214
  ram:AmountTypeCode SR-215
  ram:Name SR-216
  ram:CostReferenceDimensionPattern SR-217
ram:PurchaseSpecifiedTradeAccountingAccount SR-218
ram:SalesSpecifiedTradeAccountingAccount SR-219
ram:SpecifiedTradeSettlementFinancialCard SR-220
`,
      rows: [
        {
          id: "SR-474",
          severity: "warning",
          among: "ram:AdditionalReferencedDocument",
          having: isAs("normalized", "ram:TypeCode", "130"),
          of: ".",
          max: 1,
          term: "BT-128",
        },
      ],
    },
    {
      on: [`${transaction}/ram:ApplicableHeaderTradeAgreement`],
      outline: `
ram:Reference SR-442
ram:SellerTradeParty BG-4
  ram:RoleCode SR-222
  ram:SpecifiedLegalOrganization
    ram:LegalClassificationCode SR-223
    ram:Name SR-224
    ram:PostalTradeAddress SR-225
    ram:AuthorizedLegalRegistration SR-226
  ram:DefinedTradeContact BG-6 SR-455<2
    ram:ID SR-227
    ram:TypeCode SR-228
    ram:JobTitle SR-229
    ram:Responsibility SR-230
    ram:PersonID SR-231
    ram:TelephoneUniversalCommunication
      ram:URIID SR-232
      ram:ChannelCode SR-233
    ram:DirectTelephoneUniversalCommunication SR-234
    ram:MobileTelephoneUniversalCommunication SR-235
    ram:FaxUniversalCommunication SR-236
    ram:EmailURIUniversalCommunication
      ram:ChannelCode SR-237
      ram:CompleteNumber SR-238
    ram:TelexUniversalCommunication SR-239
    ram:VOIPUniversalCommunication SR-240
    ram:InstantMessagingUniversalCommunication SR-241
    ram:SpecifiedNote SR-242
    ram:SpecifiedContactPerson SR-243
  ram:URIUniversalCommunication SR-459<2
    ram:ChannelCode SR-244
    ram:CompleteNumber SR-245
  ram:SpecifiedTaxRegistration
    ram:AssociatedRegisteredTax SR-246
  ram:EndPointURIUniversalCommunication SR-247
  ram:LogoAssociatedSpecifiedBinaryFile SR-248
ram:BuyerTradeParty BG-7
  ram:RoleCode SR-249
  ram:Description SR-250
  ram:SpecifiedLegalOrganization
    ram:LegalClassificationCode SR-251
    ram:Name SR-252
    ram:PostalTradeAddress SR-254
    ram:AuthorizedLegalRegistration SR-255
  ram:DefinedTradeContact BG-9 SR-456<2
    ram:ID SR-256
    ram:TypeCode SR-257
    ram:JobTitle SR-258
    ram:Responsibility SR-259
    ram:PersonID SR-260
    ram:TelephoneUniversalCommunication
      ram:URIID SR-261
      ram:ChannelCode SR-262
    ram:DirectTelephoneUniversalCommunication SR-263
    ram:MobileTelephoneUniversalCommunication SR-264
    ram:FaxUniversalCommunication SR-265
    ram:EmailURIUniversalCommunication
      ram:ChannelCode SR-266
      ram:CompleteNumber SR-267
    ram:TelexUniversalCommunication SR-268
    ram:VOIPUniversalCommunication SR-269
    ram:InstantMessagingUniversalCommunication SR-270
    ram:SpecifiedNote SR-271
    ram:SpecifiedContactPerson SR-272
  ram:URIUniversalCommunication SR-460<2
    ram:ChannelCode SR-273
    ram:CompleteNumber SR-274
  ram:SpecifiedTaxRegistration
    ram:AssociatedRegisteredTax SR-275
  ram:EndPointURIUniversalCommunication SR-276
  ram:LogoAssociatedSpecifiedBinaryFile SR-277
ram:SalesAgentTradeParty SR-278
ram:BuyerRequisitionerTradeParty SR-279
ram:BuyerAssignedAccountantTradeParty SR-280
ram:SellerAssignedAccountantTradeParty SR-281
ram:SellerTaxRepresentativeTradeParty BG-11
  ram:ID SR-282
  ram:GlobalID SR-283
  ram:RoleCode SR-284
  ram:Description SR-285
  ram:SpecifiedLegalOrganization SR-286
  ram:DefinedTradeContact SR-287
  ram:URIUniversalCommunication SR-288
  ram:SpecifiedTaxRegistration
    ram:AssociatedRegisteredTax SR-289
  ram:EndPointURIUniversalCommunication SR-290
  ram:LogoAssociatedSpecifiedBinaryFile SR-291
ram:ProductEndUserTradeParty SR-292
ram:ApplicableTradeDeliveryTerms SR-293
ram:SellerOrderReferencedDocument BT-14
  ram:LineID SR-294
ram:BuyerOrderReferencedDocument BT-13
  ram:LineID SR-295
ram:QuotationReferencedDocument SR-296
ram:OrderResponseReferencedDocument SR-297
ram:ContractReferencedDocument BT-12
  ram:LineID SR-298
ram:DemandForecastReferencedDocument SR-299
ram:SupplyInstructionReferencedDocument SR-300
ram:PromotionalDealReferencedDocument SR-301
ram:PriceListReferencedDocument SR-302
ram:AdditionalReferencedDocument BG-24
  ram:LineID SR-303
ram:RequisitionerReferencedDocument SR-304
ram:BuyerAgentTradeParty SR-305
ram:PurchaseConditionsReferencedDocument SR-306
ram:SpecifiedProcuringProject BT-11
  ram:Description SR-307
ram:UltimateCustomerOrderReferencedDocument SR-448
ram:AdditionalReferencedDocument{ram:TypeCode=50} BT-17 SR-457<2?
ram:AdditionalReferencedDocument{ram:TypeCode=130} BT-18 SR-458<2?
`,
      rows: [
        { id: "SR-450", ...oneId("ram:BuyerTradeParty"), term: "BT-46" },
        { id: "SR-465", ...oneContactName("ram:SellerTradeParty"), term: "BT-41" },
        { id: "SR-466", ...oneContactName("ram:BuyerTradeParty"), term: "BT-56" },
        { id: "SR-475", ...inSupportingDocuments, of: "ram:Name", max: 1, term: "BT-123" },
        { id: "SR-476", ...inSupportingDocuments, of: "ram:AttachmentBinaryObject", max: 1, term: "BT-125" },
      ],
    },
    {
      on: [`${transaction}/ram:ApplicableHeaderTradeDelivery`],
      term: "BG-13",
      outline: `
ram:RelatedSupplyChainConsignment SR-308
ram:ShipToTradeParty BG-13
  ram:RoleCode SR-309
  ram:Description SR-310
  ram:SpecifiedLegalOrganization SR-311
  ram:DefinedTradeContact SR-312
  ram:URIUniversalCommunication SR-313
  ram:SpecifiedTaxRegistration SR-314
  ram:EndPointURIUniversalCommunication SR-315
  ram:LogoAssociatedSpecifiedBinaryFile SR-316
ram:UltimateShipToTradeParty SR-317
ram:ShipFromTradeParty SR-318
ram:ActualDespatchSupplyChainEvent SR-319
ram:ActualPickUpSupplyChainEvent SR-320
ram:ActualDeliverySupplyChainEvent BT-72
  ram:ID SR-321
  ram:OccurrenceDateTime
    udt:DateTime SR-322
  ram:TypeCode SR-323
  ram:Description SR-324
  ram:DescriptionBinaryObject SR-325
  ram:UnitQuantity SR-326
  ram:LatestOccurrenceDateTime SR-327
  ram:EarliestOccurrenceDateTime SR-328
  ram:OccurrenceSpecifiedPeriod SR-329
  ram:OccurrenceLogisticsLocation SR-330
ram:ActualReceiptSupplyChainEvent SR-331
ram:AdditionalReferencedDocument BG-24 SR-332
ram:DespatchAdviceReferencedDocument BT-16
  ram:LineID SR-333 SR-334
ram:DeliveryNoteReferencedDocument SR-335
ram:ConsumptionReportReferencedDocument SR-336
ram:PreviousDeliverySupplyChainEvent SR-337
ram:PackingListReferencedDocument SR-338
`,
      rows: [
        { id: "SR-449", ...oneId("ram:ShipToTradeParty"), term: "BT-71" },
      ],
    },
    {
      on: [`${transaction}/ram:ApplicableHeaderTradeSettlement`],
      outline: `
ram:DuePayableAmount SR-339
ram:CreditorReferenceTypeCode SR-340
ram:CreditorReferenceType SR-341
ram:CreditorReferenceIssuerID SR-342
ram:PaymentCurrencyCode SR-344
ram:InvoiceIssuerReference SR-345
ram:InvoiceDateTime SR-346
ram:NextInvoiceDateTime SR-347
ram:CreditReasonCode SR-348
ram:CreditReason SR-349
ram:InvoicerTradeParty SR-350
ram:InvoiceeTradeParty SR-351
ram:PayeeTradeParty BG-10
  ram:RoleCode SR-352
  ram:Description SR-353
  ram:SpecifiedLegalOrganization
    ram:LegalClassificationCode SR-354
    ram:Name SR-355
    ram:TradingBusinessName SR-356
    ram:PostalTradeAddress SR-357
    ram:AuthorizedLegalRegistration SR-358
  ram:DefinedTradeContact SR-359
  ram:PostalTradeAddress SR-360
  ram:URIUniversalCommunication SR-361
  ram:SpecifiedTaxRegistration SR-362
  ram:EndPointURIUniversalCommunication SR-363
  ram:LogoAssociatedSpecifiedBinaryFile SR-364
ram:PayerTradeParty SR-365
ram:TaxApplicableTradeCurrencyExchange SR-366
ram:InvoiceApplicableTradeCurrencyExchange SR-367
ram:PaymentApplicableTradeCurrencyExchange SR-368
ram:SpecifiedTradeSettlementPaymentMeans BG-16
  ram:PaymentChannelCode SR-369
  ram:GuaranteeMethodCode SR-370
  ram:PaymentMethodCode SR-371
  ram:ID SR-443
  ram:ApplicableTradeSettlementFinancialCard BG-18
    ram:MicrochipIndicator SR-372
    ram:TypeCode SR-373
    ram:ExpiryDate SR-375
    ram:VerificationNumeric SR-376
    ram:ValidFromDateTime SR-377
    ram:CreditLimitAmount SR-378
    ram:CreditAvailableAmount SR-379
    ram:InterestRatePercent SR-380
    ram:Description SR-381
  ram:PayerPartyDebtorFinancialAccount BG-19
    ram:AccountName SR-382
    ram:ProprietaryID SR-444
  ram:PayerSpecifiedDebtorFinancialInstitution
    ram:ClearingSystemName SR-384
    ram:Name SR-385
    ram:LocationFinancialInstitutionAddress SR-386
ram:SpecifiedTradeAllowanceCharge BG-20
  ram:ID SR-388
  ram:SequenceNumeric SR-389
  ram:BasisQuantity SR-390
  ram:PrepaidIndicator SR-391
  ram:UnitBasisAmount SR-392
  ram:TypeCode SR-393
  ram:ActualTradeCurrencyExchange SR-394
ram:SubtotalCalculatedTradeTax SR-395
ram:SpecifiedLogisticsServiceCharge SR-396
ram:SpecifiedTradePaymentTerms BT-20 SR-452<2?
  ram:ID SR-397
  ram:FromEventCode SR-398
  ram:SettlementPeriodMeasure SR-399
  ram:DueDateDateTime
    udt:DateTime SR-400
  ram:TypeCode SR-401
  ram:InstructionTypeCode SR-402
  ram:PartialPaymentPercent SR-404
  ram:PaymentMeansID SR-405
  ram:PartialPaymentAmount SR-406
  ram:ApplicableTradePaymentPenaltyTerms SR-407
  ram:ApplicableTradePaymentDiscountTerms SR-408
  ram:PayeeTradeParty SR-409
  ram:Description SR-453<2?
ram:SpecifiedFinancialAdjustment SR-421
ram:InvoiceReferencedDocument BG-3
  ram:LineID SR-422
ram:ProFormaInvoiceReferencedDocument SR-423
ram:LetterOfCreditReferencedDocument SR-424
ram:FactoringAgreementReferencedDocument SR-425
ram:FactoringListReferencedDocument SR-426
ram:PayableSpecifiedTradeAccountingAccount SR-427
ram:ReceivableSpecifiedTradeAccountingAccount BT-19
  ram:SetTriggerCode SR-428
  ram:TypeCode SR-429
  ram:AmountTypeCode SR-430
  ram:Name SR-431
  ram:CostReferenceDimensionPattern SR-432
ram:PurchaseSpecifiedTradeAccountingAccount SR-433
ram:SalesSpecifiedTradeAccountingAccount SR-434
ram:SpecifiedTradeSettlementFinancialCard SR-435
ram:SpecifiedAdvancePayment SR-436
ram:UltimatePayeeTradeParty SR-437
ram:ApplicableTradeTax BG-23
  ram:TaxPointDate SR-461<2
`,
      rows: [
        { id: "SR-451", ...oneId("ram:PayeeTradeParty"), term: "BT-60" },
        {
          id: "SR-462",
          of: "//ram:ApplicableTradeTax/ram:DueDateTypeCode",
          distinct: "exact",
          max: 1,
          term: "BT-8",
        },
        {
          id: "SR-470",
          among: "ram:SpecifiedTradeSettlementPaymentMeans",
          having: all(
            isAs("normalized", "ram:TypeCode", "30", "58"),
            not(has("ram:PayeePartyCreditorFinancialAccount/ram:IBANID")),
            not(has("ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID")),
          ),
          of: ".",
          term: "BT-84",
        },
      ],
    },
    {
      on: [`${transaction}/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation`],
      term: "BG-22",
      outline: `
ram:InformationAmount SR-411 SR-483<2
ram:TotalDiscountAmount SR-412 SR-485<2
ram:TotalAllowanceChargeAmount SR-413 SR-486<2
ram:RetailValueExcludingTaxInformationAmount SR-414 SR-488<2
ram:TotalDepositFeeInformationAmount SR-415 SR-489<2
ram:ProductValueExcludingTobaccoTaxInformationAmount SR-416 SR-490<2
ram:TotalRetailValueInformationAmount SR-417 SR-491<2
ram:GrossLineTotalAmount SR-418 SR-492<2
ram:NetLineTotalAmount SR-419 SR-493<2
ram:NetIncludingTaxesLineTotalAmount SR-420 SR-494<2
ram:LineTotalAmount SR-477<2
ram:ChargeTotalAmount SR-478<2
ram:AllowanceTotalAmount SR-479<2
ram:TaxBasisTotalAmount SR-480<2
ram:RoundingAmount SR-481<2
ram:GrandTotalAmount SR-482<2
ram:TotalPrepaidAmount SR-484<2
ram:DuePayableAmount SR-487<2
`,
    },
    {
      on: ["/rsm:CrossIndustryInvoice"],
      outline: `
@languageID DT-013<1
@languageLocaleID DT-014<1
ram:ValuationBreakdownStatement SR-438
//ram:ApplicableHeaderTradeSettlement
  ram:PaymentReference SR-469<2
`,
      rows: [
        { id: "SR-467", of: `//${means}/ram:TypeCode`, distinct: "normalized", max: 1, term: "BT-81" },
        { id: "SR-468", of: `//${means}/ram:Information`, distinct: "normalized", max: 1, term: "BT-82" },
      ],
    },
    {
      on: ["*DocumentContextParameter"],
      term: "BG-2",
      outline: `
ram:Value SR-04
ram:SpecifiedDocumentVersion SR-05
`,
    },
    {
      on: [
        "/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID",
        "/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:ID",
        `${line}/ram:AssociatedDocumentLineDocument/ram:LineID`,
        `${line}/ram:SpecifiedTradeProduct/ram:SellerAssignedID`,
      ],
      severity: "fatal",
      outline: `
@schemeName DT-001
@schemeAgencyName DT-002
@schemeDataURI DT-003
@schemeURI DT-004
@schemeID DT-005
@schemeAgencyID DT-006
@schemeVersionID DT-007
`,
    },
    {
      on: ["ram:*ID"],
      severity: "fatal",
      outline: `
@schemeName DT-101
@schemeAgencyName DT-102
@schemeDataURI DT-103
@schemeURI DT-104
`,
    },
    {
      on: ["ram:TypeCode"],
      severity: "fatal",
      outline: `
@name DT-008
@listURI DT-009
`,
    },
    // Never asked: the type code of the document is a type code like any other, and the context above takes it.
    {
      on: ["/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:TypeCode"],
      term: "BT-3",
      severity: "fatal",
      outline: `
@listID DT-010
@listAgencyID DT-011
@listVersionID DT-012
`,
    },
    {
      on: [`${line}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`],
      term: "BG-30",
      outline: `
@listID DT-045
@listAgencyID DT-046
@listVersionID DT-047
@listURI DT-048
`,
    },
    {
      on: ["ram:*ReferencedDocument"],
      severity: "fatal",
      outline: `
ram:StatusCode DT-016
ram:CopyIndicator DT-017
ram:GlobalID DT-019
ram:RevisionID DT-020
ram:Information DT-023
ram:SectionName DT-025
ram:PreviousRevisionID DT-026
ram:EffectiveSpecifiedPeriod DT-028
ram:IssuerTradeParty DT-029
ram:AttachedSpecifiedBinaryFile DT-030
`,
      rows: [
        { id: "DT-015", of: "ram:URIID", when: not(isSupportingDocument) },
        {
          id: "DT-018",
          of: "ram:TypeCode",
          when: not(all(isAdditionalDocument, is("ram:TypeCode", "50", "130", "916"))),
        },
        { id: "DT-021", of: "ram:Name", when: not(isSupportingDocument) },
        { id: "DT-022", of: "ram:AttachmentBinaryObject", when: not(isSupportingDocument) },
        { id: "DT-024", of: "ram:ReferenceTypeCode", when: not(all(isAdditionalDocument, is("ram:TypeCode", "130"))) },
        { id: "DT-027", of: "ram:FormattedIssueDateTime", when: not(named("ram:InvoiceReferencedDocument")) },
      ],
    },
    {
      on: ["ram:*Amount"],
      but: "ram:TaxTotalAmount",
      severity: "fatal",
      outline: `
@currencyID DT-031
@currencyCodeListVersionID DT-032
`,
    },
    {
      on: ["ram:*Quantity"],
      severity: "fatal",
      outline: `
@unitCodeListID DT-034
@unitCodeListAgencyID DT-035
@unitCodeListAgencyName DT-036
`,
      rows: [
        {
          id: "DT-033",
          of: "@unitCode",
          pardon: { has: `${line}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode` },
        },
      ],
    },
    {
      on: ["ram:*TradeTax"],
      outline: `
ram:CalculatedRate DT-038
ram:CalculationSequenceNumeric DT-039
ram:BasisQuantity DT-040
ram:UnitBasisAmount DT-042
ram:LineTotalBasisAmount DT-043
ram:AllowanceChargeBasisAmount DT-044
ram:CurrencyCode DT-049
ram:Jurisdiction DT-050
ram:CustomsDutyIndicator DT-051
ram:TaxBasisAllowanceRate DT-053
ram:Type DT-055
ram:InformationAmount DT-056
ram:CategoryName DT-057
ram:RateApplicablePercent
  @format DT-059
ram:SpecifiedTradeAccountingAccount DT-060
ram:ServiceSupplyTradeCountry DT-061
ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount DT-062
ram:SellerPayableTaxSpecifiedTradeAccountingAccount DT-063
ram:SellerRefundableTaxSpecifiedTradeAccountingAccount DT-064
ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount DT-065
ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount DT-066
ram:PlaceApplicableTradeLocation DT-067
`,
      rows: [
        { id: "DT-037", severity: "fatal", of: "ram:TypeCode", when: not(is("ram:TypeCode", "VAT")) },
        { id: "DT-041", severity: "warning", of: "ram:BasisAmount", when: notInSettlement },
        {
          id: "DT-052",
          severity: "warning",
          of: "ram:ExemptionReasonCode",
          when: not(named("ram:ApplicableTradeTax")),
        },
        { id: "DT-098", severity: "warning", of: "ram:ExemptionReason", when: not(named("ram:ApplicableTradeTax")) },
        { id: "DT-054", severity: "warning", of: "ram:TaxPointDate", when: notInSettlement },
        { id: "DT-058", severity: "warning", of: "ram:DueDateTypeCode", when: notInSettlement },
      ],
    },
    {
      on: ["ram:BillingSpecifiedPeriod"],
      severity: "fatal",
      outline: `
ram:StartDateTime
  udt:DateTime DT-068
ram:DurationMeasure DT-069
ram:InclusiveIndicator DT-070
ram:Description DT-071
ram:EndDateTime
  udt:DateTime DT-072
ram:CompleteDateTime DT-073
ram:OpenIndicator DT-074
ram:SeasonCode DT-075
ram:ID DT-076
ram:Name DT-077
ram:SequenceNumeric DT-078
ram:StartDateFlexibilityCode DT-079
ram:ContinuousIndicator DT-080
ram:PurposeCode DT-081
`,
    },
    {
      on: ["ram:PostalTradeAddress"],
      severity: "fatal",
      outline: `
ram:ID DT-082
ram:PostOfficeBox DT-083
ram:BuildingName DT-084
ram:LineFour DT-086
ram:LineFive DT-087
ram:StreetName DT-088
ram:CitySubDivisionName DT-089
ram:CountryName DT-090
ram:CountrySubDivisionID DT-091
ram:AttentionOf DT-092
ram:CareOf DT-093
ram:BuildingNumber DT-094
ram:DepartmentName DT-095
ram:AdditionalStreetName DT-096
`,
    },
    {
      on: ["udt:DateTimeString"],
      rows: [
        { id: "DT-097", of: ".", form: "date", when: is("@format", "102") },
      ],
    },
  ],
};
