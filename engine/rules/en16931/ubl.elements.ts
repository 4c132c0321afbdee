/**
 * The syntax rules of EN 16931 for UBL 2.1 (UBL-CR, UBL-SR, UBL-DT), edition 1.3.16: what of UBL an invoice does not use.
 * Contexts are in the order in which the official rules ask them.
 */
import {
  all,
  any,
  type Condition,
  type ElementTable,
  fewer,
  has,
  is,
  isAs,
  isNot,
  isNotAs,
  not,
  root,
  type Row,
} from "../elements/row.ts";

const isAllowance: Condition = isAs("boolean", "cbc:ChargeIndicator", "false");
const isSepa: Condition = isAs("upper", "@schemeID", "SEPA");

const isVat: Condition = isAs("upper", "cac:TaxScheme/cbc:ID", "VAT");
/** A scheme without an identifier is another tax, too. */
const isOtherTax: Condition = any(
  isNotAs("upper", "cac:TaxScheme/cbc:ID", "VAT"),
  fewer("cac:TaxScheme/cbc:ID", "cac:TaxScheme"),
);

function inTaxSchemes(party: string, having: Condition): Pick<Row, "among" | "having" | "of"> {
  return { among: `${party}/cac:Party/cac:PartyTaxScheme`, having, of: "cbc:CompanyID" };
}

/** The name of a payee is not that of the seller; with either missing, it is not either. */
const otherThanSeller = {
  of: "cac:PartyName/cbc:Name",
  unlike: { beside: "cac:AccountingSupplierParty", at: "cac:Party/cac:PartyLegalEntity/cbc:RegistrationName" },
  min: 1,
  term: "BT-59",
} as const satisfies Partial<Row>;

export const ublElements: ElementTable = {
  prefix: "UBL-",
  contexts: [
    {
      on: ["cac:PostalAddress", "cac:Address"],
      outline: `
cac:AddressLine SR-51<2
`,
    },
    {
      on: ["cac:AccountingSupplierParty/cac:Party"],
      term: "BG-4",
      outline: `
cac:PartyTaxScheme SR-42<3
`,
    },
    {
      on: ["cac:AdditionalDocumentReference"],
      term: "BG-24",
      outline: `
cbc:DocumentDescription SR-33<2
`,
      rows: [
        {
          id: "SR-43",
          of: ["cbc:ID/@schemeID", "cbc:DocumentTypeCode"],
          when: not(any(
            is("cbc:DocumentTypeCode", "130"),
            all(root("cn:CreditNote"), is("cbc:DocumentTypeCode", "50")),
          )),
        },
      ],
    },
    // An amount in a price that has an allowance, which need not be around the amount, is none of these.
    {
      on: ["*Amount"],
      but: "*PriceAmount",
      rows: [
        { id: "DT-01", of: ".", form: "two decimals", pardon: { around: "cac:Price", has: "cac:AllowanceCharge" } },
      ],
    },
    {
      on: ["*BinaryObject"],
      term: "BT-125",
      outline: `
@mimeCode DT-06>0
@filename DT-07>0
`,
    },
    {
      on: ["cac:Delivery"],
      term: "BG-13",
      outline: `
cac:DeliveryParty
  cac:PartyName
    cbc:Name SR-25<2
`,
    },
    // The official rules have a context for allowances and, after it, one for charges.
    {
      on: ["cac:AllowanceCharge"],
      term: "BG-20",
      rows: [
        { id: "SR-30", of: "cbc:AllowanceChargeReason", max: 1, when: isAllowance },
        {
          id: "SR-31",
          of: "cbc:AllowanceChargeReason",
          max: 1,
          when: all(not(isAllowance), isAs("boolean", "cbc:ChargeIndicator", "true")),
        },
      ],
    },
    {
      on: ["cac:PartyTaxScheme"],
      rows: [
        { id: "SR-53", of: "cac:TaxScheme/cbc:ID", min: 1 },
        { id: "SR-53", of: "cbc:CompanyID", min: 1 },
      ],
    },
    {
      on: ["/ubl:Invoice", "/cn:CreditNote"],
      outline: `
ext:UBLExtensions CR-001
cbc:ProfileExecutionID CR-003
cbc:CopyIndicator CR-004
cbc:UUID CR-005
cbc:IssueTime CR-006
cbc:PricingCurrencyCode CR-007
cbc:PaymentCurrencyCode CR-008
cbc:PaymentAlternativeCurrencyCode CR-009
cbc:AccountingCostCode CR-010
cbc:LineCountNumeric CR-011
cac:InvoicePeriod BG-14 SR-08<2
  cbc:StartTime CR-012
  cbc:EndTime CR-013
  cbc:DurationMeasure CR-014
  cbc:Description CR-015
  cbc:DescriptionCode SR-49<2
cac:OrderReference BT-13
  cbc:CopyIndicator CR-016
  cbc:UUID CR-017
  cbc:IssueDate CR-018
  cbc:IssueTime CR-019
  cbc:CustomerReference CR-020
  cbc:OrderTypeCode CR-021
  cac:DocumentReference CR-022
cac:BillingReference BG-3
  cac:InvoiceDocumentReference
    cbc:CopyIndicator CR-023
    cbc:UUID CR-024
    cbc:IssueTime CR-025
    cbc:DocumentTypeCode CR-026
    cbc:DocumentType CR-027
    cbc:XPath CR-028
    cbc:LanguageID CR-029
    cbc:LocaleCode CR-030
    cbc:VersionID CR-031
    cbc:DocumentStatusCode CR-032
    cbc:DocumentDescription CR-033
    cac:Attachment CR-034
    cac:ValidityPeriod CR-035
    cac:IssuerParty CR-036
    cac:ResultOfVerification CR-037
  cac:SelfBilledInvoiceDocumentReference CR-038
  cac:CreditNoteDocumentReference CR-039
  cac:SelfBilledCreditNoteDocumentReference CR-040
  cac:DebitNoteDocumentReference CR-041
  cac:ReminderDocumentReference CR-042
  cac:AdditionalDocumentReference CR-043
  cac:BillingReferenceLine CR-044
cac:DespatchDocumentReference BT-16
  cbc:CopyIndicator CR-045
  cbc:UUID CR-046
  cbc:IssueDate CR-047
  cbc:IssueTime CR-048
  cbc:DocumentTypeCode CR-049
  cbc:DocumentType CR-050
  cbc:XPath CR-051
  cbc:LanguageID CR-052
  cbc:LocaleCode CR-053
  cbc:VersionID CR-054
  cbc:DocumentStatusCode CR-055
  cbc:DocumentDescription CR-056
  cac:Attachment CR-057
  cac:ValidityPeriod CR-058
  cac:IssuerParty CR-059
  cac:ResultOfVerification CR-060
  cbc:ID SR-03<2
cac:ReceiptDocumentReference BT-15
  cbc:CopyIndicator CR-061
  cbc:UUID CR-062
  cbc:IssueDate CR-063
  cbc:IssueTime CR-064
  cbc:DocumentTypeCode CR-065
  cbc:DocumentType CR-066
  cbc:XPath CR-067
  cbc:LanguageID CR-068
  cbc:LocaleCode CR-069
  cbc:VersionID CR-070
  cbc:DocumentStatusCode CR-071
  cbc:DocumentDescription CR-072
  cac:Attachment CR-073
  cac:ValidityPeriod CR-074
  cac:IssuerParty CR-075
  cac:ResultOfVerification CR-076
  cbc:ID SR-02<2
cac:StatementDocumentReference CR-077
cac:OriginatorDocumentReference BT-17
  cbc:CopyIndicator CR-078
  cbc:UUID CR-079
  cbc:IssueDate CR-080
  cbc:IssueTime CR-081
  cbc:DocumentTypeCode CR-082
  cbc:DocumentType CR-083
  cbc:XPath CR-084
  cbc:LanguageID CR-085
  cbc:LocaleCode CR-086
  cbc:VersionID CR-087
  cbc:DocumentStatusCode CR-088
  cbc:DocumentDescription CR-089
  cac:Attachment CR-090
  cac:ValidityPeriod CR-091
  cac:IssuerParty CR-092
  cac:ResultOfVerification CR-093
  cbc:ID SR-56<2
cac:ContractDocumentReference BT-12
  cbc:CopyIndicator CR-094
  cbc:UUID CR-095
  cbc:IssueDate CR-096
  cbc:IssueTime CR-097
  cbc:DocumentTypeCode CR-098
  cbc:DocumentType CR-099
  cbc:XPath CR-100
  cbc:LanguageID CR-101
  cbc:LocaleCode CR-102
  cbc:VersionID CR-103
  cbc:DocumentStatusCode CR-104
  cbc:DocumentDescription CR-105
  cac:Attachment CR-106
  cac:ValidityPeriod CR-107
  cac:IssuerParty CR-108
  cac:ResultOfVerification CR-109
  cbc:ID SR-01<2
cac:AdditionalDocumentReference BG-24
  cbc:CopyIndicator CR-110
  cbc:UUID CR-111
  cbc:IssueDate CR-112
  cbc:IssueTime CR-113
  cbc:DocumentType CR-114
  cbc:XPath CR-115
  cbc:LanguageID CR-116
  cbc:LocaleCode CR-117
  cbc:VersionID CR-118
  cbc:DocumentStatusCode CR-119
  cac:Attachment
    cac:ExternalReference
      cbc:DocumentHash CR-121
      cbc:HashAlgorithmMethod CR-122
      cbc:ExpiryDate CR-123
      cbc:ExpiryTime CR-124
      cbc:MimeCode CR-125
      cbc:FormatCode CR-126
      cbc:EncodingCode CR-127
      cbc:CharacterSetCode CR-128
      cbc:FileName CR-129
      cbc:Description CR-130
  cac:ValidityPeriod CR-131
  cac:IssuerParty CR-132
  cac:ResultOfVerification CR-133
  cbc:DocumentTypeCode
    @listID CR-659
cac:ProjectReference BT-11
  cbc:UUID CR-134
  cbc:IssueDate CR-135
  cac:WorkPhaseReference CR-136
  cbc:ID SR-39<2
cac:Signature CR-137
cac:AccountingSupplierParty BG-4
  cbc:CustomerAssignedAccountID CR-138
  cbc:AdditionalAccountID CR-139
  cbc:DataSendingCapability CR-140
  cac:Party
    cbc:MarkCareIndicator CR-141
    cbc:MarkAttentionIndicator CR-142
    cbc:WebsiteURI CR-143
    cbc:LogoReferenceID CR-144
    cbc:IndustryClassificationCode CR-145
    cac:Language CR-146
    cac:PostalAddress BG-5
      cbc:ID CR-147
      cbc:AddressTypeCode CR-148
      cbc:AddressFormatCode CR-149
      cbc:Postbox CR-150
      cbc:Floor CR-151
      cbc:Room CR-152
      cbc:BlockName CR-153
      cbc:BuildingName CR-154
      cbc:BuildingNumber CR-155
      cbc:InhouseMail CR-156
      cbc:Department CR-157
      cbc:MarkAttention CR-158
      cbc:MarkCare CR-159
      cbc:PlotIdentification CR-160
      cbc:CitySubdivisionName CR-161
      cbc:CountrySubentityCode CR-162
      cbc:Region CR-163
      cbc:District CR-164
      cbc:TimezoneOffset CR-165
      cac:Country
        cbc:Name CR-166
      cac:LocationCoordinate CR-167
    cac:PhysicalLocation CR-168
    cac:PartyTaxScheme
      cbc:RegistrationName CR-169
      cbc:TaxLevelCode CR-170
      cbc:ExemptionReasonCode CR-171
      cbc:ExemptionReason CR-172
      cac:RegistrationAddress CR-173
      cac:TaxScheme
        cbc:Name CR-174
        cbc:TaxTypeCode CR-175
        cbc:CurrencyCode CR-176
        cac:JurisdictionRegionAddress CR-177
    cac:PartyLegalEntity
      cbc:RegistrationDate CR-178
      cbc:RegistrationExpirationDate CR-179
      cbc:CompanyLegalFormCode CR-180
      cbc:SoleProprietorshipIndicator CR-181
      cbc:CompanyLiquidationStatusCode CR-182
      cbc:CorporateStockAmount CR-183
      cbc:FullyPaidSharesIndicator CR-184
      cac:RegistrationAddress CR-185
      cac:CorporateRegistrationScheme CR-186
      cac:HeadOfficeParty CR-187
      cac:ShareholderParty CR-188
      cbc:RegistrationName SR-09<2
      cbc:CompanyID SR-11<2
      cbc:CompanyLegalForm SR-14<2
    cac:Contact BG-6
      cbc:ID CR-189
      cbc:Telefax CR-190
      cbc:Note CR-191
      cac:OtherCommunication CR-192
    cac:Person CR-193
    cac:AgentParty CR-194
    cac:ServiceProviderParty CR-195
    cac:PowerOfAttorney CR-196
    cac:FinancialAccount CR-197
    cac:PartyName
      cbc:Name SR-10<2
  cac:DespatchContact CR-198
  cac:AccountingContact CR-199
  cac:SellerContact CR-200
cac:AccountingCustomerParty BG-7
  cbc:CustomerAssignedAccountID CR-201
  cbc:SupplierAssignedAccountID CR-202
  cbc:AdditionalAccountID CR-203
  cac:Party
    cbc:MarkCareIndicator CR-204
    cbc:MarkAttentionIndicator CR-205
    cbc:WebsiteURI CR-206
    cbc:LogoReferenceID CR-207
    cbc:IndustryClassificationCode CR-208
    cac:Language CR-209
    cac:PostalAddress BG-8
      cbc:ID CR-210
      cbc:AddressTypeCode CR-211
      cbc:AddressFormatCode CR-212
      cbc:Postbox CR-213
      cbc:Floor CR-214
      cbc:Room CR-215
      cbc:BlockName CR-216
      cbc:BuildingName CR-217
      cbc:BuildingNumber CR-218
      cbc:InhouseMail CR-219
      cbc:Department CR-220
      cbc:MarkAttention CR-221
      cbc:MarkCare CR-222
      cbc:PlotIdentification CR-223
      cbc:CitySubdivisionName CR-224
      cbc:CountrySubentityCode CR-225
      cbc:Region CR-226
      cbc:District CR-227
      cbc:TimezoneOffset CR-228
      cac:Country
        cbc:Name CR-229
      cac:LocationCoordinate CR-230
    cac:PhysicalLocation CR-231
    cac:PartyTaxScheme
      cbc:RegistrationName CR-232
      cbc:TaxLevelCode CR-233
      cbc:ExemptionReasonCode CR-234
      cbc:ExemptionReason CR-235
      cac:RegistrationAddress CR-236
      cac:TaxScheme
        cbc:Name CR-237
        cbc:TaxTypeCode CR-238
        cbc:CurrencyCode CR-239
        cac:JurisdictionRegionAddress CR-240
    cac:PartyLegalEntity
      cbc:RegistrationDate CR-241
      cbc:RegistrationExpirationDate CR-242
      cbc:CompanyLegalFormCode CR-243
      cbc:CompanyLegalForm CR-244
      cbc:SoleProprietorshipIndicator CR-245
      cbc:CompanyLiquidationStatusCode CR-246
      cbc:CorporateStockAmount CR-247
      cbc:FullyPaidSharesIndicator CR-248
      cac:RegistrationAddress CR-249
      cac:CorporateRegistrationScheme CR-250
      cac:HeadOfficeParty CR-251
      cac:ShareholderParty CR-252
      cbc:RegistrationName SR-15<2
      cbc:CompanyID SR-17<2
    cac:Contact BG-9
      cbc:ID CR-253
      cbc:Telefax CR-254
      cbc:Note CR-255
      cac:OtherCommunication CR-256
    cac:Person CR-257
    cac:AgentParty CR-258
    cac:ServiceProviderParty CR-259
    cac:PowerOfAttorney CR-260
    cac:FinancialAccount CR-261
    cac:PartyIdentification
      cbc:ID SR-16<2
    cac:PartyName
      cbc:Name SR-40<2
  cac:DeliveryContact CR-262
  cac:AccountingContact CR-263
  cac:BuyerContact CR-264
cac:PayeeParty BG-10
  cbc:MarkCareIndicator CR-265
  cbc:MarkAttentionIndicator CR-266
  cbc:WebsiteURI CR-267
  cbc:LogoReferenceID CR-268
  cbc:EndpointID CR-269
  cbc:IndustryClassificationCode CR-270
  cac:Language CR-271
  cac:PostalAddress CR-272
  cac:PhysicalLocation CR-273
  cac:PartyTaxScheme CR-274
  cac:PartyLegalEntity
    cbc:RegistrationName CR-275
    cbc:RegistrationDate CR-276
    cbc:RegistrationExpirationDate CR-277
    cbc:CompanyLegalFormCode CR-278
    cbc:CompanyLegalForm CR-279
    cbc:SoleProprietorshipIndicator CR-280
    cbc:CompanyLiquidationStatusCode CR-281
    cbc:CorporateStockAmount CR-282
    cbc:FullyPaidSharesIndicator CR-283
    cac:RegistrationAddress CR-284
    cac:CorporateRegistrationScheme CR-285
    cac:HeadOfficeParty CR-286
    cac:ShareholderParty CR-287
  cac:Contact CR-288
  cac:Person CR-289
  cac:AgentParty CR-290
  cac:ServiceProviderParty CR-291
  cac:PowerOfAttorney CR-292
  cac:FinancialAccount CR-293
cac:BuyerCustomerParty CR-294
cac:SellerSupplierParty CR-295
cac:TaxRepresentativeParty BG-11
  cbc:MarkCareIndicator CR-296
  cbc:MarkAttentionIndicator CR-297
  cbc:WebsiteURI CR-298
  cbc:LogoReferenceID CR-299
  cbc:EndpointID CR-300
  cbc:IndustryClassificationCode CR-301
  cac:PartyIdentification CR-302
  cac:Language CR-303
  cac:PostalAddress BG-12
    cbc:ID CR-304
    cbc:AddressTypeCode CR-305
    cbc:AddressFormatCode CR-306
    cbc:Postbox CR-307
    cbc:Floor CR-308
    cbc:Room CR-309
    cbc:BlockName CR-310
    cbc:BuildingName CR-311
    cbc:BuildingNumber CR-312
    cbc:InhouseMail CR-313
    cbc:Department CR-314
    cbc:MarkAttention CR-315
    cbc:MarkCare CR-316
    cbc:PlotIdentification CR-317
    cbc:CitySubdivisionName CR-318
    cbc:CountrySubentityCode CR-319
    cbc:Region CR-320
    cbc:District CR-321
    cbc:TimezoneOffset CR-322
    cac:Country
      cbc:Name CR-323
    cac:LocationCoordinate CR-324
  cac:PhysicalLocation CR-325
  cac:PartyTaxScheme
    cbc:RegistrationName CR-326
    cbc:TaxLevelCode CR-327
    cbc:ExemptionReasonCode CR-328
    cbc:ExemptionReason CR-329
    cac:RegistrationAddress CR-330
    cac:TaxScheme
      cbc:Name CR-331
      cbc:TaxTypeCode CR-332
      cbc:CurrencyCode CR-333
      cac:JurisdictionRegionAddress CR-334
  cac:PartyLegalEntity CR-335
  cac:Contact CR-336
  cac:Person CR-337
  cac:AgentParty CR-338
  cac:ServiceProviderParty CR-339
  cac:PowerOfAttorney CR-340
  cac:FinancialAccount CR-341
cac:Delivery BG-13 SR-24<2
  cbc:ID CR-342
  cbc:Quantity CR-343
  cbc:MinimumQuantity CR-344
  cbc:MaximumQuantity CR-345
  cbc:ActualDeliveryTime CR-346
  cbc:LatestDeliveryDate CR-347
  cbc:LatestDeliveryTime CR-348
  cbc:ReleaseID CR-349
  cbc:TrackingID CR-350
  cac:DeliveryLocation
    cbc:Description CR-351
    cbc:Conditions CR-352
    cbc:CountrySubentity CR-353
    cbc:CountrySubentityCode CR-354
    cbc:LocationTypeCode CR-355
    cbc:InformationURI CR-356
    cbc:Name CR-357
    cac:ValidityPeriod CR-358
    cac:Address BG-15
      cbc:ID CR-359
      cbc:AddressTypeCode CR-360
      cbc:AddressFormatCode CR-361
      cbc:Postbox CR-362
      cbc:Floor CR-363
      cbc:Room CR-364
      cbc:BlockName CR-365
      cbc:BuildingName CR-366
      cbc:BuildingNumber CR-367
      cbc:InhouseMail CR-368
      cbc:Department CR-369
      cbc:MarkAttention CR-370
      cbc:MarkCare CR-371
      cbc:PlotIdentification CR-372
      cbc:CitySubdivisionName CR-373
      cbc:CountrySubentityCode CR-374
      cbc:Region CR-375
      cbc:District CR-376
      cbc:TimezoneOffset CR-377
      cac:Country
        cbc:Name CR-378
      cac:LocationCoordinate CR-379
    cac:SubsidiaryLocation CR-380
    cac:LocationCoordinate CR-381
  cac:AlternativeDeliveryLocation CR-382
  cac:RequestedDeliveryPeriod CR-383
  cac:EstimatedDeliveryPeriod CR-384
  cac:CarrierParty CR-385
  cac:DeliveryParty
    cbc:MarkCareIndicator CR-386
    cbc:MarkAttentionIndicator CR-387
    cbc:WebsiteURI CR-388
    cbc:LogoReferenceID CR-389
    cbc:EndpointID CR-390
    cbc:IndustryClassificationCode CR-391
    cac:PartyIdentification CR-392
    cac:Language CR-393
    cac:PostalAddress CR-394
    cac:PhysicalLocation CR-395
    cac:PartyTaxScheme CR-396
    cac:PartyLegalEntity CR-397
    cac:Contact CR-398
    cac:Person CR-399
    cac:AgentParty CR-400
    cac:ServiceProviderParty CR-401
    cac:PowerOfAttorney CR-402
    cac:FinancialAccount CR-403
  cac:NotifyParty CR-404
  cac:Despatch CR-405
  cac:DeliveryTerms CR-406
  cac:MinimumDeliveryUnit CR-407
  cac:MaximumDeliveryUnit CR-408
  cac:Shipment CR-409
  cac:DeliveryAddress CR-682
cac:DeliveryTerms CR-410
cac:PaymentMeans BG-16
  cbc:ID CR-411
  cbc:PaymentChannelCode CR-413
  cbc:InstructionID CR-414
  cac:CardAccount BG-18 SR-54<2
    cbc:CardTypeCode CR-415
    cbc:ValidityStartDate CR-416
    cbc:ExpiryDate CR-417
    cbc:IssuerID CR-418
    cbc:IssueNumberID CR-419
    cbc:CV2ID CR-420
    cbc:CardChipCode CR-421
    cbc:ChipApplicationID CR-422
  cac:PayeeFinancialAccount BG-17
    cbc:AliasName CR-424
    cbc:AccountTypeCode CR-425
    cbc:AccountFormatCode CR-426
    cbc:CurrencyCode CR-427
    cbc:PaymentNote CR-428
    cac:FinancialInstitutionBranch
      cbc:Name CR-429
      cac:FinancialInstitution
        cbc:Name CR-430
        cac:Address CR-431
      cac:Address CR-432
      cbc:ID
        @schemeID CR-655
    cac:Country CR-433
    cbc:ID
      @schemeID CR-654
  cac:CreditAccount CR-434
  cac:PaymentMandate BG-19 SR-55<2
    cbc:MandateTypeCode CR-435
    cbc:MaximumPaymentInstructionsNumeric CR-436
    cbc:MaximumPaidAmount CR-437
    cbc:SignatureID CR-438
    cac:PayerParty CR-439
    cac:PayerFinancialAccount
      cbc:Name CR-440
      cbc:AliasName CR-441
      cbc:AccountTypeCode CR-442
      cbc:AccountFormatCode CR-443
      cbc:CurrencyCode CR-444
      cbc:PaymentNote CR-445
      cac:FinancialInstitutionBranch CR-446
      cac:Country CR-447
    cac:ValidityPeriod CR-448
    cac:PaymentReversalPeriod CR-449
    cac:Clause CR-450
  cac:TradeFinancing CR-451
  cbc:PaymentID
    @schemeID CR-653
  cbc:PaymentMeansCode
    @listID CR-661
    @name SR-46<2
  cbc:InstructionNote CR-681
  cbc:PaymentDueDate SR-45<2
cac:PaymentTerms BT-20
  cbc:ID CR-452
  cbc:PaymentMeansID CR-453
  cbc:PrepaidPaymentReferenceID CR-454
  cbc:ReferenceEventCode CR-455
  cbc:SettlementDiscountPercent CR-456
  cbc:PenaltySurchargePercent CR-457
  cbc:PaymentPercent CR-458
  cbc:Amount CR-459
  cbc:SettlementDiscountAmount CR-460
  cbc:PenaltyAmount CR-461
  cbc:PaymentTermsDetailsURI CR-462
  cbc:PaymentDueDate CR-463
  cbc:InstallmentDueDate CR-464
  cbc:InvoicingPartyReference CR-465
  cac:SettlementPeriod CR-466
  cac:PenaltyPeriod CR-467
  cac:ExchangeRate CR-468
  cac:ValidityPeriod CR-469
  cbc:Note SR-05<2
cac:PrepaidPayment CR-470
cac:AllowanceCharge BG-20
  cbc:ID CR-471
  cbc:PrepaidIndicator CR-472
  cbc:SequenceNumeric CR-473
  cbc:AccountingCostCode CR-474
  cbc:AccountingCost CR-475
  cbc:PerUnitAmount CR-476
  cac:TaxCategory
    cbc:Name CR-477
    cbc:BaseUnitMeasure CR-478
    cbc:PerUnitAmount CR-479
    cbc:TaxExemptionReasonCode CR-480
    cbc:TaxExemptionReason CR-481
    cbc:TierRange CR-482
    cbc:TierRatePercent CR-483
    cac:TaxScheme
      cbc:Name CR-484
      cbc:TaxTypeCode CR-485
      cbc:CurrencyCode CR-486
      cac:JurisdictionRegionAddress CR-487
  cac:TaxTotal CR-488
  cac:PaymentMeans CR-489
cac:TaxExchangeRate CR-490
cac:PricingExchangeRate CR-491
cac:PaymentExchangeRate CR-492
cac:PaymentAlternativeExchangeRate CR-493
cac:TaxTotal BG-22
  cbc:RoundingAmount CR-494
  cbc:TaxEvidenceIndicator CR-495
  cbc:TaxIncludedIndicator CR-496
  cac:TaxSubtotal BG-23
    cbc:CalculationSequenceNumeric CR-497
    cbc:TransactionCurrencyTaxAmount CR-498
    cbc:Percent CR-499
    cbc:BaseUnitMeasure CR-500
    cbc:PerUnitAmount CR-501
    cbc:TierRange CR-502
    cbc:TierRatePercent CR-503
    cac:TaxCategory
      cbc:Name CR-504
      cbc:BaseUnitMeasure CR-505
      cbc:PerUnitAmount CR-506
      cbc:TierRange CR-507
      cbc:TierRatePercent CR-508
      cac:TaxScheme
        cbc:Name CR-509
        cbc:TaxTypeCode CR-510
        cbc:CurrencyCode CR-511
        cac:JurisdictionRegionAddress CR-512
cac:WithholdingTaxTotal CR-513
cac:LegalMonetaryTotal BG-22
  cbc:PayableAlternativeAmount CR-514
cac:InvoiceLine|cac:CreditNoteLine BG-25
  cbc:UUID CR-515
  cbc:TaxPointDate CR-516
  cbc:AccountingCostCode CR-517
  cbc:PaymentPurposeCode CR-518
  cbc:FreeOfChargeIndicator CR-519
  cac:InvoicePeriod BG-26
    cbc:StartTime CR-520
    cbc:EndTime CR-521
    cbc:DurationMeasure CR-522
    cbc:DescriptionCode CR-523
    cbc:Description CR-524
  cac:OrderLineReference BT-132
    cbc:SalesOrderLineID CR-525
    cbc:UUID CR-526
    cbc:LineStatusCode CR-527
    cac:OrderReference CR-528
  cac:DespatchLineReference CR-529
  cac:ReceiptLineReference CR-530
  cac:BillingReference CR-531
  cac:DocumentReference BT-128
    cbc:CopyIndicator CR-532
    cbc:UUID CR-533
    cbc:IssueDate CR-534
    cbc:IssueTime CR-535
    cbc:DocumentType CR-537
    cbc:XPath CR-538
    cbc:LanguageID CR-539
    cbc:LocaleCode CR-540
    cbc:VersionID CR-541
    cbc:DocumentStatusCode CR-542
    cbc:DocumentDescription CR-543
    cac:Attachment CR-544
    cac:ValidityPeriod CR-545
    cac:IssuerParty CR-546
    cac:ResultOfVerification CR-547
  cac:PricingReference CR-548
  cac:OriginatorParty CR-549
  cac:Delivery CR-550
  cac:PaymentTerms CR-551
  cac:AllowanceCharge BG-27
    cbc:ID CR-552
    cbc:PrepaidIndicator CR-553
    cbc:SequenceNumeric CR-554
    cbc:AccountingCostCode CR-555
    cbc:AccountingCost CR-556
    cbc:PerUnitAmount CR-557
    cac:TaxCategory CR-558
    cac:TaxTotal CR-559
    cac:PaymentMeans CR-560
  cac:TaxTotal CR-561
  cac:WithholdingTaxTotal CR-562
  cac:Item BG-31
    cbc:PackQuantity CR-563
    cbc:PackSizeNumeric CR-564
    cbc:CatalogueIndicator CR-565
    cbc:HazardousRiskIndicator CR-566
    cbc:AdditionalInformation CR-567
    cbc:Keyword CR-568
    cbc:BrandName CR-569
    cbc:ModelName CR-570
    cac:BuyersItemIdentification
      cbc:ExtendedID CR-571
      cbc:BarcodeSymbologyID CR-572
      cac:PhysicalAttribute CR-573
      cac:MeasurementDimension CR-574
      cac:IssuerParty CR-575
    cac:SellersItemIdentification
      cbc:ExtendedID CR-576
      cbc:BarcodeSymbologyID CR-577
      cac:PhysicalAttribute CR-578
      cac:MeasurementDimension CR-579
      cac:IssuerParty CR-580
    cac:ManufacturersItemIdentification CR-581
    cac:StandardItemIdentification
      cbc:ExtendedID CR-582
      cbc:BarcodeSymbologyID CR-583
      cac:PhysicalAttribute CR-584
      cac:MeasurementDimension CR-585
      cac:IssuerParty CR-586
    cac:CatalogueItemIdentification CR-587
    cac:AdditionalItemIdentification CR-588
    cac:CatalogueDocumentReference CR-589
    cac:ItemSpecificationDocumentReference CR-590
    cac:OriginCountry
      cbc:Name CR-591
    cac:CommodityClassification
      cbc:NatureCode CR-592
      cbc:CargoTypeCode CR-593
      cbc:CommodityCode CR-594
    cac:TransactionConditions CR-595
    cac:HazardousItem CR-596
    cac:ClassifiedTaxCategory BG-30
      cbc:Name CR-597
      cbc:BaseUnitMeasure CR-598
      cbc:PerUnitAmount CR-599
      cbc:TaxExemptionReasonCode CR-600
      cbc:TaxExemptionReason CR-601
      cbc:TierRange CR-602
      cbc:TierRatePercent CR-603
      cac:TaxScheme
        cbc:Name CR-604
        cbc:TaxTypeCode CR-605
        cbc:CurrencyCode CR-606
        cac:JurisdictionRegionAddress CR-607
    cac:AdditionalItemProperty BG-32
      cbc:ID CR-608
      cbc:NameCode CR-609
      cbc:TestMethod CR-610
      cbc:ValueQuantity CR-611
      cbc:ValueQualifier CR-612
      cbc:ImportanceCode CR-613
      cbc:ListValue CR-614
      cac:UsabilityPeriod CR-615
      cac:ItemPropertyGroup CR-616
      cac:RangeDimension CR-617
      cac:ItemPropertyRange CR-618
    cac:ManufacturerParty CR-619
    cac:InformationContentProviderParty CR-620
    cac:OriginAddress CR-621
    cac:ItemInstance CR-622
    cac:Certificate CR-623
    cac:Dimension CR-624
  cac:Price BG-29
    cbc:PriceChangeReason CR-625
    cbc:PriceTypeCode CR-626
    cbc:PriceType CR-627
    cbc:OrderableUnitFactorRate CR-628
    cbc:ValidityPeriod CR-629
    cbc:PriceList CR-630
    cac:AllowanceCharge
      cbc:ID CR-632
      cbc:AllowanceChargeReasonCode CR-633
      cbc:AllowanceChargeReason CR-634
      cbc:MultiplierFactorNumeric CR-635
      cbc:PrepaidIndicator CR-636
      cbc:SequenceNumeric CR-637
      cbc:AccountingCostCode CR-638
      cbc:AccountingCost CR-639
      cbc:PerUnitAmount CR-640
      cac:TaxCategory CR-641
      cac:TaxTotal CR-642
      cac:PaymentMeans CR-643
    cac:PricingExchangeRate CR-644
  cac:DeliveryTerms CR-645
  cac:SubInvoiceLine CR-646
  cac:ItemPriceExtension CR-647
cbc:CustomizationID BT-24
  @schemeID CR-648
cbc:ProfileID BT-23
  @schemeID CR-649
cbc:ID BT-1
  @schemeID CR-650
cbc:SalesOrderID BT-14
  @schemeID CR-651
//cac:PartyTaxScheme
  cbc:CompanyID
    @schemeID CR-652
cbc:InvoiceTypeCode BT-3
  @listID CR-656
cbc:DocumentCurrencyCode BT-5
  @listID CR-657
cbc:TaxCurrencyCode BT-6
  @listID CR-658
//cac:Country
  cbc:IdentificationCode
    @listID CR-660
//cbc:AllowanceChargeReasonCode
  @listID CR-662
//@unitCodeListID CR-663
//cac:FinancialInstitution BG-17 CR-664
//cac:BuyersItemIdentification BT-156
  cbc:ID
    @schemeID CR-667
//cac:SellersItemIdentification BT-155
  cbc:ID
    @schemeID CR-668
//cac:Price BG-29
  cac:AllowanceCharge
    cbc:AllowanceChargeReasonCode CR-669
    cbc:AllowanceChargeReason CR-670
    cbc:MultiplierFactorNumeric CR-671
cbc:CreditNoteTypeCode BT-3
  @listID CR-672
//cbc:PrimaryAccountNumberID BT-87
  @schemeID CR-674
//cac:CardAccount BG-18
  cbc:NetworkID
    @schemeID CR-675
//cac:PaymentMandate BG-19
  cbc:ID
    @schemeID CR-676
  cac:PayerFinancialAccount
    cbc:ID
      @schemeID CR-677
//cac:TaxCategory
  cbc:ID
    @schemeID CR-678
//cac:ClassifiedTaxCategory
  cbc:ID
    @schemeID CR-679
//cac:PaymentMeans BG-16
  cac:PayerFinancialAccount CR-680
//@schemeName DT-08
//@schemeAgencyName DT-09
//@schemeDataURI DT-10
//@schemeURI DT-11
//@format DT-12
//@unitCodeListIdentifier DT-13
//@unitCodeListAgencyIdentifier DT-14
//@unitCodeListAgencyName DT-15
//@listAgencyName DT-16
//@listName DT-17
//@languageID DT-19
//@listURI DT-20
//@listSchemeURI DT-21
//@languageLocaleID DT-22
//@uri DT-23
//@currencyCodeListVersionID DT-24
//@characterSetCode DT-25
//@encodingCode DT-26
//@schemeAgencyID DT-27
//@listAgencyID DT-28
cac:AdditionalDocumentReference{cbc:DocumentTypeCode=130} BT-18
  cbc:ID SR-04<2
//cac:AdditionalDocumentReference{cbc:DocumentTypeCode=130} BT-18
  cac:Attachment CR-666<1
  cbc:DocumentDescription CR-673<1
`,
      rows: [
        {
          id: "CR-002",
          severity: "warning",
          of: "cbc:UBLVersionID",
          when: not(is("cbc:UBLVersionID", "2.1")),
        },
        {
          id: "CR-412",
          severity: "warning",
          of: "cac:PaymentMeans/cbc:PaymentDueDate",
          when: not(root("cn:CreditNote")),
          term: "BT-9",
        },
        {
          id: "CR-665",
          severity: "warning",
          among: "//cac:AdditionalDocumentReference",
          having: any(isNot("cbc:DocumentTypeCode", "130"), not(has("cbc:DocumentTypeCode"))),
          of: "cbc:ID/@schemeID",
          term: "BG-24",
        },
        { id: "DT-18", severity: "warning", of: "//@name", minus: "//cbc:PaymentMeansCode/@name" },
        { id: "SR-12", ...inTaxSchemes("cac:AccountingSupplierParty", isVat), max: 1, term: "BT-31" },
        { id: "SR-13", ...inTaxSchemes("cac:AccountingSupplierParty", isOtherTax), max: 1, term: "BT-32" },
        { id: "SR-18", ...inTaxSchemes("cac:AccountingCustomerParty", isVat), max: 1, term: "BT-48" },
        {
          id: "SR-29",
          among: "//cac:PartyIdentification/cbc:ID",
          having: isSepa,
          of: ".",
          max: 1,
          term: "BT-90",
        },
        { id: "SR-44", of: "//cbc:PaymentID", distinct: "exact", max: 1, term: "BT-83" },
        { id: "SR-47", of: "//cbc:PaymentMeansCode", distinct: "exact", max: 1, term: "BT-81" },
      ],
    },
    {
      on: ["cac:InvoiceLine", "cac:CreditNoteLine"],
      term: "BG-25",
      outline: `
cbc:Note SR-34<2
cac:OrderLineReference
  cbc:LineID SR-35<2
cac:InvoicePeriod SR-36<2
cac:Price
  cac:AllowanceCharge
    cbc:Amount SR-37<2
cac:Item
  cac:ClassifiedTaxCategory SR-48=1
  cbc:Description SR-50<2
cac:DocumentReference SR-52<2
`,
    },
    {
      on: ["cac:PayeeParty"],
      term: "BG-10",
      rows: [
        { id: "SR-19", of: "cac:PartyName/cbc:Name", max: 1 },
        { id: "SR-19", ...otherThanSeller },
        {
          id: "SR-20",
          among: "cac:PartyIdentification/cbc:ID",
          having: not(isSepa),
          of: ".",
          max: 1,
        },
        { id: "SR-20", ...otherThanSeller },
        { id: "SR-21", of: "cac:PartyLegalEntity/cbc:CompanyID", max: 1 },
        { id: "SR-21", ...otherThanSeller },
      ],
    },
    {
      on: ["cac:PaymentMeans"],
      term: "BG-16",
      outline: `
cbc:PaymentID SR-26<2
cbc:PaymentMeansCode SR-27<2
cac:PaymentMandate
  cbc:ID SR-28<2
`,
    },
    {
      on: ["cac:BillingReference"],
      term: "BG-3",
      outline: `
cac:InvoiceDocumentReference SR-06<2
  cbc:ID SR-07>0
`,
    },
    {
      on: ["cac:TaxRepresentativeParty"],
      term: "BG-11",
      outline: `
cac:PartyName
  cbc:Name SR-22<2
cac:PartyTaxScheme
  cbc:CompanyID SR-23<2
`,
    },
    {
      on: ["cac:TaxSubtotal"],
      term: "BG-23",
      outline: `
cac:TaxCategory
  cbc:TaxExemptionReason SR-32<2
`,
    },
  ],
};
