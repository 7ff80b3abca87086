target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local zeroext i1 @__VERIFIER_nondet_bool() {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  ret i1 %call
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local zeroext i1 @nondet_bool() {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  ret i1 %call
}
define dso_local zeroext i1 @__VERIFIER_nondet__Bool() {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  ret i1 %call
}
define dso_local zeroext i1 @nondet__Bool() {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  ret i1 %call
}
define dso_local signext i8 @__VERIFIER_nondet_char() {
entry:
  %call = call signext i8 @__gsmack_nondet_char()
  ret i8 %call
}
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local signext i8 @nondet_char() {
entry:
  %call = call signext i8 @__gsmack_nondet_char()
  ret i8 %call
}
define dso_local signext i8 @__VERIFIER_nondet_schar() {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
declare dso_local signext i8 @__gsmack_nondet_schar()
define dso_local signext i8 @nondet_schar() {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
define dso_local signext i8 @__VERIFIER_nondet_signed_char() {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
define dso_local signext i8 @nondet_signed_char() {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
define dso_local signext i8 @__VERIFIER_nondet_s8() {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
define dso_local signext i8 @nondet_s8() {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
define dso_local zeroext i8 @__VERIFIER_nondet_uchar() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
declare dso_local zeroext i8 @__gsmack_nondet_uchar()
define dso_local zeroext i8 @nondet_uchar() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local zeroext i8 @__VERIFIER_nondet_unsigned_char() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local zeroext i8 @nondet_unsigned_char() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local zeroext i8 @__VERIFIER_nondet_u8() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local zeroext i8 @nondet_u8() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local zeroext i8 @__VERIFIER_nondet_uint8_t() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local zeroext i8 @nondet_uint8_t() {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local signext i16 @__VERIFIER_nondet_short() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
declare dso_local signext i16 @__gsmack_nondet_short()
define dso_local signext i16 @nondet_short() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @__VERIFIER_nondet_short_int() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @nondet_short_int() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @__VERIFIER_nondet_signed_short() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @nondet_signed_short() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @__VERIFIER_nondet_signed_short_int() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @nondet_signed_short_int() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @__VERIFIER_nondet_s16() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @nondet_s16() {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_ushort() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
declare dso_local zeroext i16 @__gsmack_nondet_ushort()
define dso_local zeroext i16 @nondet_ushort() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @nondet_unsigned_short() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short_int() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @nondet_unsigned_short_int() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_u16() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @nondet_u16() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_uint16_t() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @nondet_uint16_t() {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local i32 @__VERIFIER_nondet_int() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @nondet_int() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_signed_int() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @nondet_signed_int() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_s32() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @nondet_s32() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_int32_t() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @nondet_int32_t() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_uint() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @nondet_uint() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_unsigned() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @nondet_unsigned() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_unsigned_int() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @nondet_unsigned_int() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_u32() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @nondet_u32() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_uint32_t() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @nondet_uint32_t() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_sector_t() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @nondet_sector_t() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i64 @__VERIFIER_nondet_long() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_long()
define dso_local i64 @nondet_long() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @nondet_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_signed_long() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @nondet_signed_long() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_signed_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @nondet_signed_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_ulong() {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_ulong()
define dso_local i64 @nondet_ulong() {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_unsigned_long() {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @nondet_unsigned_long() {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_unsigned_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @nondet_unsigned_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_size_t() {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @nondet_size_t() {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_ptrdiff_t() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @nondet_ptrdiff_t() {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_longlong() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_longlong()
define dso_local i64 @nondet_longlong() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_long_long() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @nondet_long_long() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_long_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @nondet_long_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_signed_long_long() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @nondet_signed_long_long() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_signed_long_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @nondet_signed_long_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_loff_t() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @nondet_loff_t() {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_ulonglong() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_ulonglong()
define dso_local i64 @nondet_ulonglong() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_unsigned_long_long() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @nondet_unsigned_long_long() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_unsigned_long_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @nondet_unsigned_long_long_int() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_u64() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @nondet_u64() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_uint64_t() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @nondet_uint64_t() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local float @__VERIFIER_nondet_float() {
entry:
  %call = call float @__gsmack_nondet_float()
  ret float %call
}
declare dso_local float @__gsmack_nondet_float()
define dso_local float @nondet_float() {
entry:
  %call = call float @__gsmack_nondet_float()
  ret float %call
}
define dso_local double @__VERIFIER_nondet_double() {
entry:
  %call = call double @__gsmack_nondet_double()
  ret double %call
}
declare dso_local double @__gsmack_nondet_double()
define dso_local double @nondet_double() {
entry:
  %call = call double @__gsmack_nondet_double()
  ret double %call
}
define dso_local i8* @__VERIFIER_nondet_pointer() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
declare dso_local i8* @__gsmack_nondet_pointer()
define dso_local i8* @nondet_pointer() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @__VERIFIER_nondet_pchar() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @nondet_pchar() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @__VERIFIER_nondet_charp() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @nondet_charp() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @__VERIFIER_nondet_const_char_pointer() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @nondet_const_char_pointer() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @__VERIFIER_nondet() {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i32 @__SMACK_nondet() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__SMACK_nondet_int() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local void @__VERIFIER_nondet_memory(i8* noundef %memory, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %memory, i64 %i.0
  store i8 %call, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  ret void
}
