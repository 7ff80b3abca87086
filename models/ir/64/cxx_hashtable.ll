target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.policy = type { float, i64 }
@few = internal constant [14 x i64] [i64 1, i64 2, i64 2, i64 3, i64 5, i64 5, i64 7, i64 7, i64 11, i64 11, i64 11, i64 11, i64 13, i64 13], align 16
@primes = internal constant [144 x i64] [i64 17, i64 19, i64 23, i64 29, i64 31, i64 37, i64 41, i64 43, i64 47, i64 53, i64 59, i64 61, i64 67, i64 71, i64 73, i64 79, i64 83, i64 89, i64 97, i64 103, i64 109, i64 113, i64 127, i64 137, i64 139, i64 149, i64 157, i64 167, i64 179, i64 193, i64 199, i64 211, i64 227, i64 241, i64 257, i64 277, i64 293, i64 313, i64 337, i64 359, i64 383, i64 409, i64 439, i64 467, i64 503, i64 541, i64 577, i64 619, i64 661, i64 709, i64 761, i64 823, i64 887, i64 953, i64 1031, i64 1109, i64 1193, i64 1289, i64 1381, i64 1493, i64 1613, i64 1741, i64 1879, i64 2029, i64 2179, i64 2357, i64 2549, i64 2753, i64 2971, i64 3209, i64 3469, i64 3739, i64 4027, i64 4349, i64 4703, i64 5087, i64 5503, i64 5953, i64 6427, i64 6949, i64 7517, i64 8123, i64 8783, i64 9497, i64 10273, i64 11113, i64 12011, i64 12983, i64 14033, i64 15173, i64 16411, i64 17749, i64 19183, i64 20753, i64 22447, i64 24281, i64 26267, i64 28411, i64 30727, i64 33223, i64 35933, i64 38873, i64 42043, i64 45481, i64 49201, i64 53201, i64 57557, i64 62233, i64 67307, i64 72817, i64 78779, i64 85229, i64 92203, i64 99733, i64 107897, i64 116731, i64 126271, i64 136607, i64 147793, i64 159871, i64 172933, i64 187091, i64 202409, i64 218971, i64 236897, i64 256279, i64 277261, i64 299951, i64 324503, i64 351061, i64 379787, i64 410857, i64 444487, i64 480881, i64 520241, i64 562841, i64 608903, i64 658753, i64 712697, i64 771049, i64 834181, i64 902483, i64 976369, i64 1056323], align 16
@.str = private unnamed_addr constant [44 x i8] c"more than a million buckets of a hash table\00", align 1
define dso_local i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.policy* noundef %policy, i64 noundef %n) {
entry:
  %cmp = icmp ult i64 %n, 14
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %arrayidx = getelementptr inbounds [14 x i64], [14 x i64]* @few, i64 0, i64 %n
  %0 = load i64, i64* %arrayidx, align 8
  br label %if.end11
if.else:
  br label %while.cond
while.cond:
  %from.0 = phi i64 [ 0, %if.else ], [ %from.1, %if.end ]
  %to.0 = phi i64 [ 144, %if.else ], [ %to.1, %if.end ]
  %cmp1 = icmp ult i64 %from.0, %to.0
  br i1 %cmp1, label %while.body, label %while.end
while.body:
  %add = add i64 %from.0, %to.0
  %div = udiv i64 %add, 2
  %arrayidx2 = getelementptr inbounds [144 x i64], [144 x i64]* @primes, i64 0, i64 %div
  %1 = load i64, i64* %arrayidx2, align 8
  %cmp3 = icmp ult i64 %1, %n
  br i1 %cmp3, label %if.then4, label %if.else6
if.then4:
  %add5 = add i64 %div, 1
  br label %if.end
if.else6:
  br label %if.end
if.end:
  %from.1 = phi i64 [ %add5, %if.then4 ], [ %from.0, %if.else6 ]
  %to.1 = phi i64 [ %to.0, %if.then4 ], [ %div, %if.else6 ]
  br label %while.cond
while.end:
  %cmp7 = icmp eq i64 %from.0, 144
  br i1 %cmp7, label %if.then8, label %if.end9
if.then8:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str, i64 0, i64 0))
  br label %if.end9
if.end9:
  %arrayidx10 = getelementptr inbounds [144 x i64], [144 x i64]* @primes, i64 0, i64 %from.0
  %2 = load i64, i64* %arrayidx10, align 8
  br label %if.end11
if.end11:
  %buckets.0 = phi i64 [ %0, %if.then ], [ %2, %if.end9 ]
  %cmp12 = icmp ugt i64 %n, 0
  br i1 %cmp12, label %if.then13, label %if.end14
if.then13:
  %most.i = getelementptr inbounds %struct.policy, %struct.policy* %policy, i32 0, i32 0
  %3 = load float, float* %most.i, align 8
  %cmp.i = fcmp oeq float %3, 1.000000e+00
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %elements.exit
cond.false.i:
  %conv.i = uitofp i64 %buckets.0 to double
  %conv2.i = fpext float %3 to double
  %mul.i = fmul double %conv.i, %conv2.i
  %conv3.i = fptoui double %mul.i to i64
  br label %elements.exit
elements.exit:
  %cond.i = phi i64 [ %buckets.0, %cond.true.i ], [ %conv3.i, %cond.false.i ]
  %until = getelementptr inbounds %struct.policy, %struct.policy* %policy, i32 0, i32 1
  store i64 %cond.i, i64* %until, align 8
  br label %if.end14
if.end14:
  ret i64 %buckets.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.policy* noundef %policy, i64 noundef %buckets, i64 noundef %there, i64 noundef %inserted) {
entry:
  %retval.sroa.4 = alloca [7 x i8], align 1
  %no.sroa.5 = alloca [7 x i8], align 1
  %yes.sroa.4 = alloca [7 x i8], align 1
  %no.sroa.5.0.sroa_idx45 = getelementptr inbounds [7 x i8], [7 x i8]* %no.sroa.5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 7, i8* %no.sroa.5.0.sroa_idx45)
  call void @llvm.memset.p0i8.i64(i8* align 1 %no.sroa.5.0.sroa_idx45, i8 0, i64 7, i1 false)
  %add = add i64 %there, %inserted
  %until = getelementptr inbounds %struct.policy, %struct.policy* %policy, i32 0, i32 1
  %0 = load i64, i64* %until, align 8
  %cmp = icmp ule i64 %add, %0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %no.sroa.5.1.retval.sroa.4.0.sroa_idx.sroa_idx = getelementptr inbounds [7 x i8], [7 x i8]* %retval.sroa.4, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %no.sroa.5.1.retval.sroa.4.0.sroa_idx.sroa_idx, i8* align 1 %no.sroa.5.0.sroa_idx45, i64 7, i1 false)
  br label %cleanup38
if.end:
  %cmp2 = icmp eq i64 %0, 0
  br i1 %cmp2, label %land.lhs.true, label %if.end5
land.lhs.true:
  %cmp3 = icmp ult i64 %add, 11
  br i1 %cmp3, label %if.then4, label %if.end5
if.then4:
  br label %if.end5
if.end5:
  %wanted.0 = phi i64 [ 11, %if.then4 ], [ %add, %land.lhs.true ], [ %add, %if.end ]
  %most = getelementptr inbounds %struct.policy, %struct.policy* %policy, i32 0, i32 0
  %1 = load float, float* %most, align 8
  %cmp6 = fcmp oeq float %1, 1.000000e+00
  br i1 %cmp6, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %conv = uitofp i64 %wanted.0 to double
  %conv8 = fpext float %1 to double
  %div = fdiv double %conv, %conv8
  br label %cond.end
cond.end:
  %cond = phi double [ 0.000000e+00, %cond.true ], [ %div, %cond.false ]
  %2 = load float, float* %most, align 8
  %cmp10 = fcmp oeq float %2, 1.000000e+00
  br i1 %cmp10, label %cond.true12, label %cond.false15
cond.true12:
  %cmp13 = icmp ult i64 %wanted.0, %buckets
  br i1 %cmp13, label %if.then19, label %if.end21
cond.false15:
  %conv16 = uitofp i64 %buckets to double
  %cmp17 = fcmp olt double %cond, %conv16
  br i1 %cmp17, label %if.then19, label %if.end21
if.then19:
  %3 = load float, float* %most, align 8
  %cmp.i = fcmp oeq float %3, 1.000000e+00
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %elements.exit
cond.false.i:
  %conv.i = uitofp i64 %buckets to double
  %conv2.i = fpext float %3 to double
  %mul.i = fmul double %conv.i, %conv2.i
  %conv3.i = fptoui double %mul.i to i64
  br label %elements.exit
elements.exit:
  %cond.i = phi i64 [ %buckets, %cond.true.i ], [ %conv3.i, %cond.false.i ]
  store i64 %cond.i, i64* %until, align 8
  %no.sroa.5.1.retval.sroa.4.0.sroa_idx35.sroa_idx = getelementptr inbounds [7 x i8], [7 x i8]* %retval.sroa.4, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %no.sroa.5.1.retval.sroa.4.0.sroa_idx35.sroa_idx, i8* align 1 %no.sroa.5.0.sroa_idx45, i64 7, i1 false)
  br label %cleanup
if.end21:
  %4 = load float, float* %most, align 8
  %cmp23 = fcmp oeq float %4, 1.000000e+00
  br i1 %cmp23, label %cond.true25, label %cond.false26
cond.true25:
  br label %cond.end28
cond.false26:
  %conv27 = fptoui double %cond to i64
  br label %cond.end28
cond.end28:
  %cond29 = phi i64 [ %wanted.0, %cond.true25 ], [ %conv27, %cond.false26 ]
  %add30 = add i64 %cond29, 1
  %mul = mul i64 2, %buckets
  %cmp31 = icmp ult i64 %add30, %mul
  br i1 %cmp31, label %if.then33, label %if.end35
if.then33:
  br label %if.end35
if.end35:
  %more.0 = phi i64 [ %mul, %if.then33 ], [ %add30, %cond.end28 ]
  %yes.sroa.4.0.sroa_idx = getelementptr inbounds [7 x i8], [7 x i8]* %yes.sroa.4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 7, i8* %yes.sroa.4.0.sroa_idx)
  %cmp.i49 = icmp ult i64 %more.0, 14
  br i1 %cmp.i49, label %if.then.i, label %if.else.i
if.then.i:
  %arrayidx.i = getelementptr inbounds [14 x i64], [14 x i64]* @few, i64 0, i64 %more.0
  %5 = load i64, i64* %arrayidx.i, align 8
  br label %if.end11.i
if.else.i:
  br label %while.cond.i
while.cond.i:
  %from.0.i = phi i64 [ 0, %if.else.i ], [ %from.1.i, %if.end.i ]
  %to.0.i = phi i64 [ 144, %if.else.i ], [ %to.1.i, %if.end.i ]
  %cmp1.i = icmp ult i64 %from.0.i, %to.0.i
  br i1 %cmp1.i, label %while.body.i, label %while.end.i
while.body.i:
  %add.i = add i64 %from.0.i, %to.0.i
  %div.i = udiv i64 %add.i, 2
  %arrayidx2.i = getelementptr inbounds [144 x i64], [144 x i64]* @primes, i64 0, i64 %div.i
  %6 = load i64, i64* %arrayidx2.i, align 8
  %cmp3.i = icmp ult i64 %6, %more.0
  br i1 %cmp3.i, label %if.then4.i, label %if.else6.i
if.then4.i:
  %add5.i = add i64 %div.i, 1
  br label %if.end.i
if.else6.i:
  br label %if.end.i
if.end.i:
  %from.1.i = phi i64 [ %add5.i, %if.then4.i ], [ %from.0.i, %if.else6.i ]
  %to.1.i = phi i64 [ %to.0.i, %if.then4.i ], [ %div.i, %if.else6.i ]
  br label %while.cond.i
while.end.i:
  %cmp7.i = icmp eq i64 %from.0.i, 144
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i
if.then8.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str, i64 0, i64 0))
  br label %if.end9.i
if.end9.i:
  %arrayidx10.i = getelementptr inbounds [144 x i64], [144 x i64]* @primes, i64 0, i64 %from.0.i
  %7 = load i64, i64* %arrayidx10.i, align 8
  br label %if.end11.i
if.end11.i:
  %buckets.0.i = phi i64 [ %5, %if.then.i ], [ %7, %if.end9.i ]
  %cmp12.i = icmp ugt i64 %more.0, 0
  br i1 %cmp12.i, label %if.then13.i, label %_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm.exit
if.then13.i:
  %8 = load float, float* %most, align 8
  %cmp.i.i = fcmp oeq float %8, 1.000000e+00
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %elements.exit.i
cond.false.i.i:
  %conv.i.i = uitofp i64 %buckets.0.i to double
  %conv2.i.i = fpext float %8 to double
  %mul.i.i = fmul double %conv.i.i, %conv2.i.i
  %conv3.i.i = fptoui double %mul.i.i to i64
  br label %elements.exit.i
elements.exit.i:
  %cond.i.i = phi i64 [ %buckets.0.i, %cond.true.i.i ], [ %conv3.i.i, %cond.false.i.i ]
  store i64 %cond.i.i, i64* %until, align 8
  br label %_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm.exit
_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm.exit:
  %retval.sroa.4.1.sroa_idx = getelementptr inbounds [7 x i8], [7 x i8]* %retval.sroa.4, i64 0, i64 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %retval.sroa.4.1.sroa_idx, i8* align 1 %yes.sroa.4.0.sroa_idx, i64 7, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 7, i8* %yes.sroa.4.0.sroa_idx)
  br label %cleanup
cleanup:
  %retval.sroa.0.0 = phi i8 [ 0, %elements.exit ], [ 1, %_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm.exit ]
  %retval.sroa.5.0 = phi i64 [ 0, %elements.exit ], [ %buckets.0.i, %_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm.exit ]
  br label %cleanup38
cleanup38:
  %retval.sroa.0.1 = phi i8 [ 0, %if.then ], [ %retval.sroa.0.0, %cleanup ]
  %retval.sroa.5.1 = phi i64 [ 0, %if.then ], [ %retval.sroa.5.0, %cleanup ]
  call void @llvm.lifetime.end.p0i8(i64 7, i8* %no.sroa.5.0.sroa_idx45)
  %.fca.0.insert = insertvalue { i8, i64 } poison, i8 %retval.sroa.0.1, 0
  %.fca.1.insert = insertvalue { i8, i64 } %.fca.0.insert, i64 %retval.sroa.5.1, 1
  ret { i8, i64 } %.fca.1.insert
}
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
