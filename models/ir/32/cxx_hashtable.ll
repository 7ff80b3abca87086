target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.policy = type { float, i32 }
%struct.rehash = type { i8, i32 }
@few = internal constant [14 x i32] [i32 1, i32 2, i32 2, i32 3, i32 5, i32 5, i32 7, i32 7, i32 11, i32 11, i32 11, i32 11, i32 13, i32 13], align 4
@primes = internal constant [144 x i32] [i32 17, i32 19, i32 23, i32 29, i32 31, i32 37, i32 41, i32 43, i32 47, i32 53, i32 59, i32 61, i32 67, i32 71, i32 73, i32 79, i32 83, i32 89, i32 97, i32 103, i32 109, i32 113, i32 127, i32 137, i32 139, i32 149, i32 157, i32 167, i32 179, i32 193, i32 199, i32 211, i32 227, i32 241, i32 257, i32 277, i32 293, i32 313, i32 337, i32 359, i32 383, i32 409, i32 439, i32 467, i32 503, i32 541, i32 577, i32 619, i32 661, i32 709, i32 761, i32 823, i32 887, i32 953, i32 1031, i32 1109, i32 1193, i32 1289, i32 1381, i32 1493, i32 1613, i32 1741, i32 1879, i32 2029, i32 2179, i32 2357, i32 2549, i32 2753, i32 2971, i32 3209, i32 3469, i32 3739, i32 4027, i32 4349, i32 4703, i32 5087, i32 5503, i32 5953, i32 6427, i32 6949, i32 7517, i32 8123, i32 8783, i32 9497, i32 10273, i32 11113, i32 12011, i32 12983, i32 14033, i32 15173, i32 16411, i32 17749, i32 19183, i32 20753, i32 22447, i32 24281, i32 26267, i32 28411, i32 30727, i32 33223, i32 35933, i32 38873, i32 42043, i32 45481, i32 49201, i32 53201, i32 57557, i32 62233, i32 67307, i32 72817, i32 78779, i32 85229, i32 92203, i32 99733, i32 107897, i32 116731, i32 126271, i32 136607, i32 147793, i32 159871, i32 172933, i32 187091, i32 202409, i32 218971, i32 236897, i32 256279, i32 277261, i32 299951, i32 324503, i32 351061, i32 379787, i32 410857, i32 444487, i32 480881, i32 520241, i32 562841, i32 608903, i32 658753, i32 712697, i32 771049, i32 834181, i32 902483, i32 976369, i32 1056323], align 4
@.str = private unnamed_addr constant [44 x i8] c"more than a million buckets of a hash table\00", align 1
define dso_local i32 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%struct.policy* noundef %policy, i32 noundef %n) {
entry:
  %cmp = icmp ult i32 %n, 14
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %arrayidx = getelementptr inbounds [14 x i32], [14 x i32]* @few, i32 0, i32 %n
  %0 = load i32, i32* %arrayidx, align 4
  br label %if.end11
if.else:
  br label %while.cond
while.cond:
  %from.0 = phi i32 [ 0, %if.else ], [ %from.1, %if.end ]
  %to.0 = phi i32 [ 144, %if.else ], [ %to.1, %if.end ]
  %cmp1 = icmp ult i32 %from.0, %to.0
  br i1 %cmp1, label %while.body, label %while.end
while.body:
  %add = add i32 %from.0, %to.0
  %div = udiv i32 %add, 2
  %arrayidx2 = getelementptr inbounds [144 x i32], [144 x i32]* @primes, i32 0, i32 %div
  %1 = load i32, i32* %arrayidx2, align 4
  %cmp3 = icmp ult i32 %1, %n
  br i1 %cmp3, label %if.then4, label %if.else6
if.then4:
  %add5 = add i32 %div, 1
  br label %if.end
if.else6:
  br label %if.end
if.end:
  %from.1 = phi i32 [ %add5, %if.then4 ], [ %from.0, %if.else6 ]
  %to.1 = phi i32 [ %to.0, %if.then4 ], [ %div, %if.else6 ]
  br label %while.cond
while.end:
  %cmp7 = icmp eq i32 %from.0, 144
  br i1 %cmp7, label %if.then8, label %if.end9
if.then8:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str, i32 0, i32 0))
  br label %if.end9
if.end9:
  %arrayidx10 = getelementptr inbounds [144 x i32], [144 x i32]* @primes, i32 0, i32 %from.0
  %2 = load i32, i32* %arrayidx10, align 4
  br label %if.end11
if.end11:
  %buckets.0 = phi i32 [ %0, %if.then ], [ %2, %if.end9 ]
  %cmp12 = icmp ugt i32 %n, 0
  br i1 %cmp12, label %if.then13, label %if.end14
if.then13:
  %most.i = getelementptr inbounds %struct.policy, %struct.policy* %policy, i32 0, i32 0
  %3 = load float, float* %most.i, align 4
  %cmp.i = fcmp oeq float %3, 1.000000e+00
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %elements.exit
cond.false.i:
  %conv.i = uitofp i32 %buckets.0 to double
  %conv2.i = fpext float %3 to double
  %mul.i = fmul double %conv.i, %conv2.i
  %conv3.i = fptoui double %mul.i to i32
  br label %elements.exit
elements.exit:
  %cond.i = phi i32 [ %buckets.0, %cond.true.i ], [ %conv3.i, %cond.false.i ]
  %until = getelementptr inbounds %struct.policy, %struct.policy* %policy, i32 0, i32 1
  store i32 %cond.i, i32* %until, align 4
  br label %if.end14
if.end14:
  ret i32 %buckets.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local void @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%struct.rehash* noalias sret(%struct.rehash) align 4 %agg.result, %struct.policy* noundef %policy, i32 noundef %buckets, i32 noundef %there, i32 noundef %inserted) {
entry:
  %no = alloca %struct.rehash, align 4
  %yes.sroa.4 = alloca [3 x i8], align 1
  %no.0.sroa_idx33 = getelementptr inbounds %struct.rehash, %struct.rehash* %no, i32 0, i32 0
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %no.0.sroa_idx33)
  call void @llvm.memset.p0i8.i32(i8* align 4 %no.0.sroa_idx33, i8 0, i32 8, i1 false)
  %add = add i32 %there, %inserted
  %until = getelementptr inbounds %struct.policy, %struct.policy* %policy, i32 0, i32 1
  %0 = load i32, i32* %until, align 4
  %cmp = icmp ule i32 %add, %0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %1 = bitcast %struct.rehash* %agg.result to i8*
  %2 = bitcast %struct.rehash* %no to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %1, i8* align 4 %2, i32 8, i1 false)
  br label %cleanup38
if.end:
  %cmp2 = icmp eq i32 %0, 0
  br i1 %cmp2, label %land.lhs.true, label %if.end5
land.lhs.true:
  %cmp3 = icmp ult i32 %add, 11
  br i1 %cmp3, label %if.then4, label %if.end5
if.then4:
  br label %if.end5
if.end5:
  %wanted.0 = phi i32 [ 11, %if.then4 ], [ %add, %land.lhs.true ], [ %add, %if.end ]
  %most = getelementptr inbounds %struct.policy, %struct.policy* %policy, i32 0, i32 0
  %3 = load float, float* %most, align 4
  %cmp6 = fcmp oeq float %3, 1.000000e+00
  br i1 %cmp6, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %conv = uitofp i32 %wanted.0 to double
  %conv8 = fpext float %3 to double
  %div = fdiv double %conv, %conv8
  br label %cond.end
cond.end:
  %cond = phi double [ 0.000000e+00, %cond.true ], [ %div, %cond.false ]
  %4 = load float, float* %most, align 4
  %cmp10 = fcmp oeq float %4, 1.000000e+00
  br i1 %cmp10, label %cond.true12, label %cond.false15
cond.true12:
  %cmp13 = icmp ult i32 %wanted.0, %buckets
  br i1 %cmp13, label %if.then19, label %if.end21
cond.false15:
  %conv16 = uitofp i32 %buckets to double
  %cmp17 = fcmp olt double %cond, %conv16
  br i1 %cmp17, label %if.then19, label %if.end21
if.then19:
  %5 = load float, float* %most, align 4
  %cmp.i = fcmp oeq float %5, 1.000000e+00
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %elements.exit
cond.false.i:
  %conv.i = uitofp i32 %buckets to double
  %conv2.i = fpext float %5 to double
  %mul.i = fmul double %conv.i, %conv2.i
  %conv3.i = fptoui double %mul.i to i32
  br label %elements.exit
elements.exit:
  %cond.i = phi i32 [ %buckets, %cond.true.i ], [ %conv3.i, %cond.false.i ]
  store i32 %cond.i, i32* %until, align 4
  %6 = bitcast %struct.rehash* %agg.result to i8*
  %7 = bitcast %struct.rehash* %no to i8*
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 4 %6, i8* align 4 %7, i32 8, i1 false)
  br label %cleanup
if.end21:
  %8 = load float, float* %most, align 4
  %cmp23 = fcmp oeq float %8, 1.000000e+00
  br i1 %cmp23, label %cond.true25, label %cond.false26
cond.true25:
  br label %cond.end28
cond.false26:
  %conv27 = fptoui double %cond to i32
  br label %cond.end28
cond.end28:
  %cond29 = phi i32 [ %wanted.0, %cond.true25 ], [ %conv27, %cond.false26 ]
  %add30 = add i32 %cond29, 1
  %mul = mul i32 2, %buckets
  %cmp31 = icmp ult i32 %add30, %mul
  br i1 %cmp31, label %if.then33, label %if.end35
if.then33:
  br label %if.end35
if.end35:
  %more.0 = phi i32 [ %mul, %if.then33 ], [ %add30, %cond.end28 ]
  %yes.sroa.4.0.sroa_idx6 = getelementptr inbounds [3 x i8], [3 x i8]* %yes.sroa.4, i32 0, i32 0
  call void @llvm.lifetime.start.p0i8(i64 3, i8* %yes.sroa.4.0.sroa_idx6)
  %cmp.i31 = icmp ult i32 %more.0, 14
  br i1 %cmp.i31, label %if.then.i, label %if.else.i
if.then.i:
  %arrayidx.i = getelementptr inbounds [14 x i32], [14 x i32]* @few, i32 0, i32 %more.0
  %9 = load i32, i32* %arrayidx.i, align 4
  br label %if.end11.i
if.else.i:
  br label %while.cond.i
while.cond.i:
  %from.0.i = phi i32 [ 0, %if.else.i ], [ %from.1.i, %if.end.i ]
  %to.0.i = phi i32 [ 144, %if.else.i ], [ %to.1.i, %if.end.i ]
  %cmp1.i = icmp ult i32 %from.0.i, %to.0.i
  br i1 %cmp1.i, label %while.body.i, label %while.end.i
while.body.i:
  %add.i = add i32 %from.0.i, %to.0.i
  %div.i = udiv i32 %add.i, 2
  %arrayidx2.i = getelementptr inbounds [144 x i32], [144 x i32]* @primes, i32 0, i32 %div.i
  %10 = load i32, i32* %arrayidx2.i, align 4
  %cmp3.i = icmp ult i32 %10, %more.0
  br i1 %cmp3.i, label %if.then4.i, label %if.else6.i
if.then4.i:
  %add5.i = add i32 %div.i, 1
  br label %if.end.i
if.else6.i:
  br label %if.end.i
if.end.i:
  %from.1.i = phi i32 [ %add5.i, %if.then4.i ], [ %from.0.i, %if.else6.i ]
  %to.1.i = phi i32 [ %to.0.i, %if.then4.i ], [ %div.i, %if.else6.i ]
  br label %while.cond.i
while.end.i:
  %cmp7.i = icmp eq i32 %from.0.i, 144
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i
if.then8.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str, i32 0, i32 0))
  br label %if.end9.i
if.end9.i:
  %arrayidx10.i = getelementptr inbounds [144 x i32], [144 x i32]* @primes, i32 0, i32 %from.0.i
  %11 = load i32, i32* %arrayidx10.i, align 4
  br label %if.end11.i
if.end11.i:
  %buckets.0.i = phi i32 [ %9, %if.then.i ], [ %11, %if.end9.i ]
  %cmp12.i = icmp ugt i32 %more.0, 0
  br i1 %cmp12.i, label %if.then13.i, label %_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm.exit
if.then13.i:
  %12 = load float, float* %most, align 4
  %cmp.i.i = fcmp oeq float %12, 1.000000e+00
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %elements.exit.i
cond.false.i.i:
  %conv.i.i = uitofp i32 %buckets.0.i to double
  %conv2.i.i = fpext float %12 to double
  %mul.i.i = fmul double %conv.i.i, %conv2.i.i
  %conv3.i.i = fptoui double %mul.i.i to i32
  br label %elements.exit.i
elements.exit.i:
  %cond.i.i = phi i32 [ %buckets.0.i, %cond.true.i.i ], [ %conv3.i.i, %cond.false.i.i ]
  store i32 %cond.i.i, i32* %until, align 4
  br label %_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm.exit
_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm.exit:
  %yes.sroa.0.0..sroa_idx = getelementptr inbounds %struct.rehash, %struct.rehash* %agg.result, i32 0, i32 0
  store i8 1, i8* %yes.sroa.0.0..sroa_idx, align 4
  %yes.sroa.4.0..sroa_raw_cast = bitcast %struct.rehash* %agg.result to i8*
  %yes.sroa.4.0..sroa_raw_idx = getelementptr inbounds i8, i8* %yes.sroa.4.0..sroa_raw_cast, i32 1
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %yes.sroa.4.0..sroa_raw_idx, i8* align 1 %yes.sroa.4.0.sroa_idx6, i32 3, i1 false)
  %yes.sroa.43.0..sroa_idx4 = getelementptr inbounds %struct.rehash, %struct.rehash* %agg.result, i32 0, i32 1
  store i32 %buckets.0.i, i32* %yes.sroa.43.0..sroa_idx4, align 4
  call void @llvm.lifetime.end.p0i8(i64 3, i8* %yes.sroa.4.0.sroa_idx6)
  br label %cleanup
cleanup:
  br label %cleanup38
cleanup38:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %no.0.sroa_idx33)
  ret void
}
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
