target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  ret i1 %call
}
declare dso_local zeroext i1 @__gsmack_nondet_bool() local_unnamed_addr
define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  ret i1 %call
}
define dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr {
entry:
  %call = call signext i8 @__gsmack_nondet_char()
  ret i8 %call
}
declare dso_local signext i8 @__gsmack_nondet_char() local_unnamed_addr
define dso_local signext i8 @__VERIFIER_nondet_schar() local_unnamed_addr {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
declare dso_local signext i8 @__gsmack_nondet_schar() local_unnamed_addr
define dso_local signext i8 @__VERIFIER_nondet_signed_char() local_unnamed_addr {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
define dso_local signext i8 @__VERIFIER_nondet_s8() local_unnamed_addr {
entry:
  %call = call signext i8 @__gsmack_nondet_schar()
  ret i8 %call
}
define dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
declare dso_local zeroext i8 @__gsmack_nondet_uchar() local_unnamed_addr
define dso_local zeroext i8 @__VERIFIER_nondet_unsigned_char() local_unnamed_addr {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local zeroext i8 @__VERIFIER_nondet_u8() local_unnamed_addr {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local zeroext i8 @__VERIFIER_nondet_uint8_t() local_unnamed_addr {
entry:
  %call = call zeroext i8 @__gsmack_nondet_uchar()
  ret i8 %call
}
define dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
declare dso_local signext i16 @__gsmack_nondet_short() local_unnamed_addr
define dso_local signext i16 @__VERIFIER_nondet_short_int() local_unnamed_addr {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @__VERIFIER_nondet_signed_short() local_unnamed_addr {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @__VERIFIER_nondet_signed_short_int() local_unnamed_addr {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local signext i16 @__VERIFIER_nondet_s16() local_unnamed_addr {
entry:
  %call = call signext i16 @__gsmack_nondet_short()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
declare dso_local zeroext i16 @__gsmack_nondet_ushort() local_unnamed_addr
define dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short() local_unnamed_addr {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short_int() local_unnamed_addr {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_u16() local_unnamed_addr {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local zeroext i16 @__VERIFIER_nondet_uint16_t() local_unnamed_addr {
entry:
  %call = call zeroext i16 @__gsmack_nondet_ushort()
  ret i16 %call
}
define dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int() local_unnamed_addr
define dso_local i32 @__VERIFIER_nondet_signed_int() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_s32() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_int32_t() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_uint() local_unnamed_addr
define dso_local i32 @__VERIFIER_nondet_unsigned() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_unsigned_int() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_u32() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_uint32_t() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i32 @__VERIFIER_nondet_sector_t() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
define dso_local i64 @__VERIFIER_nondet_long() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_long() local_unnamed_addr
define dso_local i64 @__VERIFIER_nondet_long_int() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_signed_long() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_signed_long_int() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_ulong() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_ulong() local_unnamed_addr
define dso_local i64 @__VERIFIER_nondet_unsigned_long() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_unsigned_long_int() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_size_t() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_ptrdiff_t() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_longlong() local_unnamed_addr
define dso_local i64 @__VERIFIER_nondet_long_long() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_long_long_int() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_signed_long_long() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_signed_long_long_int() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_loff_t() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_longlong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_ulonglong() local_unnamed_addr
define dso_local i64 @__VERIFIER_nondet_unsigned_long_long() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_unsigned_long_long_int() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_u64() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local i64 @__VERIFIER_nondet_uint64_t() local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  ret i64 %call
}
define dso_local float @__VERIFIER_nondet_float() local_unnamed_addr {
entry:
  %call = call float @__gsmack_nondet_float()
  ret float %call
}
declare dso_local float @__gsmack_nondet_float() local_unnamed_addr
define dso_local double @__VERIFIER_nondet_double() local_unnamed_addr {
entry:
  %call = call double @__gsmack_nondet_double()
  ret double %call
}
declare dso_local double @__gsmack_nondet_double() local_unnamed_addr
define dso_local i8* @__VERIFIER_nondet_pointer() local_unnamed_addr {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
declare dso_local i8* @__gsmack_nondet_pointer() local_unnamed_addr
define dso_local i8* @__VERIFIER_nondet_pchar() local_unnamed_addr {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @__VERIFIER_nondet_charp() local_unnamed_addr {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @__VERIFIER_nondet_const_char_pointer() local_unnamed_addr {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i8* @__VERIFIER_nondet() local_unnamed_addr {
entry:
  %call = call i8* @__gsmack_nondet_pointer()
  ret i8* %call
}
define dso_local i32 @__SMACK_nondet() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @__SMACK_nondet_int() local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local void @__VERIFIER_nondet_memory(i8* nocapture noundef writeonly %memory, i64 noundef %size) local_unnamed_addr {
entry:
  %cmp4.not = icmp eq i64 %size, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body
for.cond.cleanup:
  ret void
for.body:
  %i.05 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %call = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %memory, i64 %i.05
  store i8 %call, i8* %arrayidx, align 1
  %inc = add nuw i64 %i.05, 1
  %exitcond.not = icmp eq i64 %inc, %size
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}
