target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local i64 @_ZSt11_Hash_bytesPKvmm(i8* noundef %bytes, i64 noundef %length, i64 noundef %seed) {
entry:
  %mul.i = mul i64 %length, -4132994306676758123
  %xor.i = xor i64 %seed, %mul.i
  br label %for.cond.i
for.cond.i:
  %length.addr.0.i = phi i64 [ %length, %entry ], [ %sub.i, %number_of.exit.i ]
  %bytes.addr.0.i = phi i8* [ %bytes, %entry ], [ %add.ptr.i, %number_of.exit.i ]
  %hash.0.i = phi i64 [ %xor.i, %entry ], [ %mul5.i, %number_of.exit.i ]
  %cmp.i = icmp uge i64 %length.addr.0.i, 8
  br i1 %cmp.i, label %for.body.i, label %for.end.i
for.body.i:
  br label %for.cond.i.i
for.cond.i.i:
  %number.0.i.i = phi i64 [ 0, %for.body.i ], [ %add.i.i, %for.body.i.i ]
  %i.0.i.i = phi i64 [ 8, %for.body.i ], [ %dec.i.i, %for.body.i.i ]
  %cmp.i.i = icmp ugt i64 %i.0.i.i, 0
  br i1 %cmp.i.i, label %for.body.i.i, label %number_of.exit.i
for.body.i.i:
  %shl.i.i = shl i64 %number.0.i.i, 8
  %sub.i.i = sub i64 %i.0.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i8, i8* %bytes.addr.0.i, i64 %sub.i.i
  %0 = load i8, i8* %arrayidx.i.i, align 1
  %conv.i.i = zext i8 %0 to i64
  %add.i.i = add i64 %shl.i.i, %conv.i.i
  %dec.i.i = add i64 %i.0.i.i, -1
  br label %for.cond.i.i
number_of.exit.i:
  %mul1.i = mul i64 %number.0.i.i, -4132994306676758123
  %shr.i.i = lshr i64 %mul1.i, 47
  %xor.i.i = xor i64 %mul1.i, %shr.i.i
  %mul3.i = mul i64 %xor.i.i, -4132994306676758123
  %xor4.i = xor i64 %hash.0.i, %mul3.i
  %mul5.i = mul i64 %xor4.i, -4132994306676758123
  %add.ptr.i = getelementptr inbounds i8, i8* %bytes.addr.0.i, i64 8
  %sub.i = sub i64 %length.addr.0.i, 8
  br label %for.cond.i
for.end.i:
  %cmp6.i = icmp ne i64 %length.addr.0.i, 0
  br i1 %cmp6.i, label %if.then.i, label %hash_64.exit
if.then.i:
  br label %for.cond.i14.i
for.cond.i14.i:
  %number.0.i11.i = phi i64 [ 0, %if.then.i ], [ %add.i19.i, %for.body.i20.i ]
  %i.0.i12.i = phi i64 [ %length.addr.0.i, %if.then.i ], [ %dec.i21.i, %for.body.i20.i ]
  %cmp.i13.i = icmp ugt i64 %i.0.i12.i, 0
  br i1 %cmp.i13.i, label %for.body.i20.i, label %number_of.exit22.i
for.body.i20.i:
  %shl.i15.i = shl i64 %number.0.i11.i, 8
  %sub.i16.i = sub i64 %i.0.i12.i, 1
  %arrayidx.i17.i = getelementptr inbounds i8, i8* %bytes.addr.0.i, i64 %sub.i16.i
  %1 = load i8, i8* %arrayidx.i17.i, align 1
  %conv.i18.i = zext i8 %1 to i64
  %add.i19.i = add i64 %shl.i15.i, %conv.i18.i
  %dec.i21.i = add i64 %i.0.i12.i, -1
  br label %for.cond.i14.i
number_of.exit22.i:
  %xor8.i = xor i64 %hash.0.i, %number.0.i11.i
  %mul9.i = mul i64 %xor8.i, -4132994306676758123
  br label %hash_64.exit
hash_64.exit:
  %hash.1.i = phi i64 [ %mul9.i, %number_of.exit22.i ], [ %hash.0.i, %for.end.i ]
  %shr.i23.i = lshr i64 %hash.1.i, 47
  %xor.i24.i = xor i64 %hash.1.i, %shr.i23.i
  %mul11.i = mul i64 %xor.i24.i, -4132994306676758123
  %shr.i25.i = lshr i64 %mul11.i, 47
  %xor.i26.i = xor i64 %mul11.i, %shr.i25.i
  ret i64 %xor.i26.i
}
define dso_local i64 @_ZSt11_Hash_bytesPKvjj(i8* noundef %bytes, i64 noundef %length, i64 noundef %seed) {
entry:
  %mul.i.i = mul i64 %length, -4132994306676758123
  %xor.i.i = xor i64 %seed, %mul.i.i
  br label %for.cond.i.i
for.cond.i.i:
  %length.addr.0.i.i = phi i64 [ %length, %entry ], [ %sub.i.i, %number_of.exit.i.i ]
  %bytes.addr.0.i.i = phi i8* [ %bytes, %entry ], [ %add.ptr.i.i, %number_of.exit.i.i ]
  %hash.0.i.i = phi i64 [ %xor.i.i, %entry ], [ %mul5.i.i, %number_of.exit.i.i ]
  %cmp.i.i = icmp uge i64 %length.addr.0.i.i, 8
  br i1 %cmp.i.i, label %for.body.i.i, label %for.end.i.i
for.body.i.i:
  br label %for.cond.i.i.i
for.cond.i.i.i:
  %number.0.i.i.i = phi i64 [ 0, %for.body.i.i ], [ %add.i.i.i, %for.body.i.i.i ]
  %i.0.i.i.i = phi i64 [ 8, %for.body.i.i ], [ %dec.i.i.i, %for.body.i.i.i ]
  %cmp.i.i.i = icmp ugt i64 %i.0.i.i.i, 0
  br i1 %cmp.i.i.i, label %for.body.i.i.i, label %number_of.exit.i.i
for.body.i.i.i:
  %shl.i.i.i = shl i64 %number.0.i.i.i, 8
  %sub.i.i.i = sub i64 %i.0.i.i.i, 1
  %arrayidx.i.i.i = getelementptr inbounds i8, i8* %bytes.addr.0.i.i, i64 %sub.i.i.i
  %0 = load i8, i8* %arrayidx.i.i.i, align 1
  %conv.i.i.i = zext i8 %0 to i64
  %add.i.i.i = add i64 %shl.i.i.i, %conv.i.i.i
  %dec.i.i.i = add i64 %i.0.i.i.i, -1
  br label %for.cond.i.i.i
number_of.exit.i.i:
  %mul1.i.i = mul i64 %number.0.i.i.i, -4132994306676758123
  %shr.i.i.i = lshr i64 %mul1.i.i, 47
  %xor.i.i.i = xor i64 %mul1.i.i, %shr.i.i.i
  %mul3.i.i = mul i64 %xor.i.i.i, -4132994306676758123
  %xor4.i.i = xor i64 %hash.0.i.i, %mul3.i.i
  %mul5.i.i = mul i64 %xor4.i.i, -4132994306676758123
  %add.ptr.i.i = getelementptr inbounds i8, i8* %bytes.addr.0.i.i, i64 8
  %sub.i.i = sub i64 %length.addr.0.i.i, 8
  br label %for.cond.i.i
for.end.i.i:
  %cmp6.i.i = icmp ne i64 %length.addr.0.i.i, 0
  br i1 %cmp6.i.i, label %if.then.i.i, label %_ZSt11_Hash_bytesPKvmm.exit
if.then.i.i:
  br label %for.cond.i14.i.i
for.cond.i14.i.i:
  %number.0.i11.i.i = phi i64 [ 0, %if.then.i.i ], [ %add.i19.i.i, %for.body.i20.i.i ]
  %i.0.i12.i.i = phi i64 [ %length.addr.0.i.i, %if.then.i.i ], [ %dec.i21.i.i, %for.body.i20.i.i ]
  %cmp.i13.i.i = icmp ugt i64 %i.0.i12.i.i, 0
  br i1 %cmp.i13.i.i, label %for.body.i20.i.i, label %number_of.exit22.i.i
for.body.i20.i.i:
  %shl.i15.i.i = shl i64 %number.0.i11.i.i, 8
  %sub.i16.i.i = sub i64 %i.0.i12.i.i, 1
  %arrayidx.i17.i.i = getelementptr inbounds i8, i8* %bytes.addr.0.i.i, i64 %sub.i16.i.i
  %1 = load i8, i8* %arrayidx.i17.i.i, align 1
  %conv.i18.i.i = zext i8 %1 to i64
  %add.i19.i.i = add i64 %shl.i15.i.i, %conv.i18.i.i
  %dec.i21.i.i = add i64 %i.0.i12.i.i, -1
  br label %for.cond.i14.i.i
number_of.exit22.i.i:
  %xor8.i.i = xor i64 %hash.0.i.i, %number.0.i11.i.i
  %mul9.i.i = mul i64 %xor8.i.i, -4132994306676758123
  br label %_ZSt11_Hash_bytesPKvmm.exit
_ZSt11_Hash_bytesPKvmm.exit:
  %hash.1.i.i = phi i64 [ %mul9.i.i, %number_of.exit22.i.i ], [ %hash.0.i.i, %for.end.i.i ]
  %shr.i23.i.i = lshr i64 %hash.1.i.i, 47
  %xor.i24.i.i = xor i64 %hash.1.i.i, %shr.i23.i.i
  %mul11.i.i = mul i64 %xor.i24.i.i, -4132994306676758123
  %shr.i25.i.i = lshr i64 %mul11.i.i, 47
  %xor.i26.i.i = xor i64 %mul11.i.i, %shr.i25.i.i
  ret i64 %xor.i26.i.i
}
