target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local i32 @_ZSt11_Hash_bytesPKvmm(i8* noundef %bytes, i32 noundef %length, i32 noundef %seed) {
entry:
  %xor.i = xor i32 %seed, %length
  br label %for.cond.i
for.cond.i:
  %length.addr.0.i = phi i32 [ %length, %entry ], [ %sub.i, %number_of.exit.i ]
  %hash.0.i = phi i32 [ %xor.i, %entry ], [ %xor4.i, %number_of.exit.i ]
  %bytes.addr.0.i = phi i8* [ %bytes, %entry ], [ %add.ptr.i, %number_of.exit.i ]
  %cmp.i = icmp uge i32 %length.addr.0.i, 4
  br i1 %cmp.i, label %for.body.i, label %for.end.i
for.body.i:
  br label %for.cond.i.i
for.cond.i.i:
  %number.0.i.i = phi i32 [ 0, %for.body.i ], [ %add.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 4, %for.body.i ], [ %dec.i.i, %for.body.i.i ]
  %cmp.i.i = icmp ugt i32 %i.0.i.i, 0
  br i1 %cmp.i.i, label %for.body.i.i, label %number_of.exit.i
for.body.i.i:
  %shl.i.i = shl i32 %number.0.i.i, 8
  %sub.i.i = sub i32 %i.0.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i8, i8* %bytes.addr.0.i, i32 %sub.i.i
  %0 = load i8, i8* %arrayidx.i.i, align 1
  %conv.i.i = zext i8 %0 to i32
  %add.i.i = add i32 %shl.i.i, %conv.i.i
  %dec.i.i = add i32 %i.0.i.i, -1
  br label %for.cond.i.i
number_of.exit.i:
  %mul.i = mul i32 %number.0.i.i, 1540483477
  %mul1.i = mul i32 %hash.0.i, 1540483477
  %shr.i = lshr i32 %mul.i, 24
  %xor2.i = xor i32 %mul.i, %shr.i
  %mul3.i = mul i32 %xor2.i, 1540483477
  %xor4.i = xor i32 %mul1.i, %mul3.i
  %add.ptr.i = getelementptr inbounds i8, i8* %bytes.addr.0.i, i32 4
  %sub.i = sub i32 %length.addr.0.i, 4
  br label %for.cond.i
for.end.i:
  %cmp5.i = icmp ne i32 %length.addr.0.i, 0
  br i1 %cmp5.i, label %if.then.i, label %hash_32.exit
if.then.i:
  br label %for.cond.i18.i
for.cond.i18.i:
  %number.0.i15.i = phi i32 [ 0, %if.then.i ], [ %add.i23.i, %for.body.i24.i ]
  %i.0.i16.i = phi i32 [ %length.addr.0.i, %if.then.i ], [ %dec.i25.i, %for.body.i24.i ]
  %cmp.i17.i = icmp ugt i32 %i.0.i16.i, 0
  br i1 %cmp.i17.i, label %for.body.i24.i, label %number_of.exit26.i
for.body.i24.i:
  %shl.i19.i = shl i32 %number.0.i15.i, 8
  %sub.i20.i = sub i32 %i.0.i16.i, 1
  %arrayidx.i21.i = getelementptr inbounds i8, i8* %bytes.addr.0.i, i32 %sub.i20.i
  %1 = load i8, i8* %arrayidx.i21.i, align 1
  %conv.i22.i = zext i8 %1 to i32
  %add.i23.i = add i32 %shl.i19.i, %conv.i22.i
  %dec.i25.i = add i32 %i.0.i16.i, -1
  br label %for.cond.i18.i
number_of.exit26.i:
  %xor7.i = xor i32 %hash.0.i, %number.0.i15.i
  %mul8.i = mul i32 %xor7.i, 1540483477
  br label %hash_32.exit
hash_32.exit:
  %hash.1.i = phi i32 [ %mul8.i, %number_of.exit26.i ], [ %hash.0.i, %for.end.i ]
  %shr.i.i = lshr i32 %hash.1.i, 13
  %xor.i.i = xor i32 %hash.1.i, %shr.i.i
  %mul10.i = mul i32 %xor.i.i, 1540483477
  %shr11.i = lshr i32 %mul10.i, 15
  %xor12.i = xor i32 %mul10.i, %shr11.i
  ret i32 %xor12.i
}
define dso_local i32 @_ZSt11_Hash_bytesPKvjj(i8* noundef %bytes, i32 noundef %length, i32 noundef %seed) {
entry:
  %xor.i.i = xor i32 %seed, %length
  br label %for.cond.i.i
for.cond.i.i:
  %length.addr.0.i.i = phi i32 [ %length, %entry ], [ %sub.i.i, %number_of.exit.i.i ]
  %hash.0.i.i = phi i32 [ %xor.i.i, %entry ], [ %xor4.i.i, %number_of.exit.i.i ]
  %bytes.addr.0.i.i = phi i8* [ %bytes, %entry ], [ %add.ptr.i.i, %number_of.exit.i.i ]
  %cmp.i.i = icmp uge i32 %length.addr.0.i.i, 4
  br i1 %cmp.i.i, label %for.body.i.i, label %for.end.i.i
for.body.i.i:
  br label %for.cond.i.i.i
for.cond.i.i.i:
  %number.0.i.i.i = phi i32 [ 0, %for.body.i.i ], [ %add.i.i.i, %for.body.i.i.i ]
  %i.0.i.i.i = phi i32 [ 4, %for.body.i.i ], [ %dec.i.i.i, %for.body.i.i.i ]
  %cmp.i.i.i = icmp ugt i32 %i.0.i.i.i, 0
  br i1 %cmp.i.i.i, label %for.body.i.i.i, label %number_of.exit.i.i
for.body.i.i.i:
  %shl.i.i.i = shl i32 %number.0.i.i.i, 8
  %sub.i.i.i = sub i32 %i.0.i.i.i, 1
  %arrayidx.i.i.i = getelementptr inbounds i8, i8* %bytes.addr.0.i.i, i32 %sub.i.i.i
  %0 = load i8, i8* %arrayidx.i.i.i, align 1
  %conv.i.i.i = zext i8 %0 to i32
  %add.i.i.i = add i32 %shl.i.i.i, %conv.i.i.i
  %dec.i.i.i = add i32 %i.0.i.i.i, -1
  br label %for.cond.i.i.i
number_of.exit.i.i:
  %mul.i.i = mul i32 %number.0.i.i.i, 1540483477
  %mul1.i.i = mul i32 %hash.0.i.i, 1540483477
  %shr.i.i = lshr i32 %mul.i.i, 24
  %xor2.i.i = xor i32 %mul.i.i, %shr.i.i
  %mul3.i.i = mul i32 %xor2.i.i, 1540483477
  %xor4.i.i = xor i32 %mul1.i.i, %mul3.i.i
  %add.ptr.i.i = getelementptr inbounds i8, i8* %bytes.addr.0.i.i, i32 4
  %sub.i.i = sub i32 %length.addr.0.i.i, 4
  br label %for.cond.i.i
for.end.i.i:
  %cmp5.i.i = icmp ne i32 %length.addr.0.i.i, 0
  br i1 %cmp5.i.i, label %if.then.i.i, label %_ZSt11_Hash_bytesPKvmm.exit
if.then.i.i:
  br label %for.cond.i18.i.i
for.cond.i18.i.i:
  %number.0.i15.i.i = phi i32 [ 0, %if.then.i.i ], [ %add.i23.i.i, %for.body.i24.i.i ]
  %i.0.i16.i.i = phi i32 [ %length.addr.0.i.i, %if.then.i.i ], [ %dec.i25.i.i, %for.body.i24.i.i ]
  %cmp.i17.i.i = icmp ugt i32 %i.0.i16.i.i, 0
  br i1 %cmp.i17.i.i, label %for.body.i24.i.i, label %number_of.exit26.i.i
for.body.i24.i.i:
  %shl.i19.i.i = shl i32 %number.0.i15.i.i, 8
  %sub.i20.i.i = sub i32 %i.0.i16.i.i, 1
  %arrayidx.i21.i.i = getelementptr inbounds i8, i8* %bytes.addr.0.i.i, i32 %sub.i20.i.i
  %1 = load i8, i8* %arrayidx.i21.i.i, align 1
  %conv.i22.i.i = zext i8 %1 to i32
  %add.i23.i.i = add i32 %shl.i19.i.i, %conv.i22.i.i
  %dec.i25.i.i = add i32 %i.0.i16.i.i, -1
  br label %for.cond.i18.i.i
number_of.exit26.i.i:
  %xor7.i.i = xor i32 %hash.0.i.i, %number.0.i15.i.i
  %mul8.i.i = mul i32 %xor7.i.i, 1540483477
  br label %_ZSt11_Hash_bytesPKvmm.exit
_ZSt11_Hash_bytesPKvmm.exit:
  %hash.1.i.i = phi i32 [ %mul8.i.i, %number_of.exit26.i.i ], [ %hash.0.i.i, %for.end.i.i ]
  %shr.i.i.i = lshr i32 %hash.1.i.i, 13
  %xor.i.i.i = xor i32 %hash.1.i.i, %shr.i.i.i
  %mul10.i.i = mul i32 %xor.i.i.i, 1540483477
  %shr11.i.i = lshr i32 %mul10.i.i, 15
  %xor12.i.i = xor i32 %mul10.i.i, %shr11.i.i
  ret i32 %xor12.i.i
}
