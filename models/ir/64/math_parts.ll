target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [46 x i8] c"the value of fmod where the quotient is large\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"fesetround: a direction other than to the nearest\00", align 1
define dso_local double @frexp(double noundef %x, i32* noundef %power) {
entry:
  store i32 0, i32* %power, align 4
  %cmp = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %sub = fsub double %x, %x
  %cmp1 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp1, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %0 = bitcast double %x to i64
  %div.i = udiv i64 %0, 4503599627370496
  %rem.i = urem i64 %div.i, 2048
  %conv.i = trunc i64 %rem.i to i32
  %cmp2 = icmp eq i32 %conv.i, 0
  br i1 %cmp2, label %if.then3, label %if.end4
if.then3:
  %mul = fmul double %x, 0x4350000000000000
  br label %if.end4
if.end4:
  %x.addr.0 = phi double [ %mul, %if.then3 ], [ %x, %if.end ]
  %scaled.0 = phi i32 [ -54, %if.then3 ], [ 0, %if.end ]
  %1 = bitcast double %x.addr.0 to i64
  %div.i11 = udiv i64 %1, 4503599627370496
  %rem.i12 = urem i64 %div.i11, 2048
  %conv.i13 = trunc i64 %rem.i12 to i32
  %sub6 = sub nsw i32 %conv.i13, 1022
  %add = add nsw i32 %sub6, %scaled.0
  store i32 %add, i32* %power, align 4
  %conv = sext i32 %sub6 to i64
  %mul10 = mul i64 %conv, 4503599627370496
  %sub11 = sub i64 %1, %mul10
  %2 = bitcast i64 %sub11 to double
  br label %return
return:
  %retval.0 = phi double [ %x, %if.then ], [ %2, %if.end4 ]
  ret double %retval.0
}
define dso_local float @frexpf(float noundef %x, i32* noundef %power) {
entry:
  %conv = fpext float %x to double
  store i32 0, i32* %power, align 4
  %cmp.i = fcmp oeq double %conv, 0.000000e+00
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %sub.i = fsub double %conv, %conv
  %cmp1.i = fcmp oeq double %sub.i, 0.000000e+00
  br i1 %cmp1.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %frexp.exit
if.end.i:
  %0 = bitcast double %conv to i64
  %div.i.i = udiv i64 %0, 4503599627370496
  %rem.i.i = urem i64 %div.i.i, 2048
  %conv.i.i = trunc i64 %rem.i.i to i32
  %cmp2.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.end4.i
if.then3.i:
  %mul.i = fmul double %conv, 0x4350000000000000
  br label %if.end4.i
if.end4.i:
  %x.addr.0.i = phi double [ %mul.i, %if.then3.i ], [ %conv, %if.end.i ]
  %scaled.0.i = phi i32 [ -54, %if.then3.i ], [ 0, %if.end.i ]
  %1 = bitcast double %x.addr.0.i to i64
  %div.i11.i = udiv i64 %1, 4503599627370496
  %rem.i12.i = urem i64 %div.i11.i, 2048
  %conv.i13.i = trunc i64 %rem.i12.i to i32
  %sub6.i = sub nsw i32 %conv.i13.i, 1022
  %add.i = add nsw i32 %sub6.i, %scaled.0.i
  store i32 %add.i, i32* %power, align 4
  %conv.i = sext i32 %sub6.i to i64
  %mul10.i = mul i64 %conv.i, 4503599627370496
  %sub11.i = sub i64 %1, %mul10.i
  %2 = bitcast i64 %sub11.i to double
  br label %frexp.exit
frexp.exit:
  %retval.0.i = phi double [ %conv, %if.then.i ], [ %2, %if.end4.i ]
  %conv1 = fptrunc double %retval.0.i to float
  ret float %conv1
}
define dso_local double @ldexp(double noundef %x, i32 noundef %n) {
entry:
  %conv = sext i32 %n to i64
  br label %for.cond.i
for.cond.i:
  %x.addr.0.i = phi double [ %x, %entry ], [ %mul.i, %for.body.i ]
  %n.addr.0.i = phi i64 [ %conv, %entry ], [ %sub.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sgt i64 %n.addr.0.i, 1023
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %for.cond3.i
for.body.i:
  %mul.i = fmul double %x.addr.0.i, 0x7FE0000000000000
  %sub.i = sub nsw i64 %n.addr.0.i, 1023
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.cond3.i:
  %x.addr.1.i = phi double [ %x.addr.0.i, %for.cond.cleanup.i ], [ %mul10.i, %for.body9.i ]
  %n.addr.1.i = phi i64 [ %n.addr.0.i, %for.cond.cleanup.i ], [ %add.i, %for.body9.i ]
  %i2.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc12.i, %for.body9.i ]
  %cmp4.i = icmp slt i32 %i2.0.i, 2
  br i1 %cmp4.i, label %land.rhs5.i, label %land.end7.i
land.rhs5.i:
  %cmp6.i = icmp slt i64 %n.addr.1.i, -1022
  br label %land.end7.i
land.end7.i:
  %1 = phi i1 [ false, %for.cond3.i ], [ %cmp6.i, %land.rhs5.i ]
  br i1 %1, label %for.body9.i, label %for.cond.cleanup8.i
for.cond.cleanup8.i:
  %cmp14.i = icmp sgt i64 %n.addr.1.i, 1023
  br i1 %cmp14.i, label %cond.true.i, label %cond.false.i
for.body9.i:
  %mul10.i = fmul double %x.addr.1.i, 0x360000000000000
  %add.i = add nsw i64 %n.addr.1.i, 969
  %inc12.i = add nsw i32 %i2.0.i, 1
  br label %for.cond3.i
cond.true.i:
  br label %scaled.exit
cond.false.i:
  %cmp15.i = icmp slt i64 %n.addr.1.i, -1022
  br i1 %cmp15.i, label %cond.true16.i, label %cond.false17.i
cond.true16.i:
  br label %cond.end.i
cond.false17.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ -1022, %cond.true16.i ], [ %n.addr.1.i, %cond.false17.i ]
  br label %scaled.exit
scaled.exit:
  %cond19.i = phi i64 [ 1023, %cond.true.i ], [ %cond.i, %cond.end.i ]
  %conv.i = trunc i64 %cond19.i to i32
  %add.i.i = add nsw i32 %conv.i, 1023
  %conv.i.i = sext i32 %add.i.i to i64
  %mul.i.i = mul i64 %conv.i.i, 4503599627370496
  %2 = bitcast i64 %mul.i.i to double
  %mul20.i = fmul double %x.addr.1.i, %2
  %sub = fsub double %x, %x
  %cmp = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %sub2 = fsub double %mul20.i, %mul20.i
  %cmp3 = fcmp oeq double %sub2, 0.000000e+00
  br i1 %cmp3, label %lor.rhs, label %lor.end
lor.rhs:
  %cmp5 = fcmp une double %x, 0.000000e+00
  br i1 %cmp5, label %land.rhs, label %land.end
land.rhs:
  %cmp7 = fcmp oeq double %mul20.i, 0.000000e+00
  br label %land.end
land.end:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp7, %land.rhs ]
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %land.lhs.true ], [ %3, %land.end ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %4, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  ret double %mul20.i
}
define dso_local float @ldexpf(float noundef %x, i32 noundef %n) {
entry:
  %conv = fpext float %x to double
  %conv1 = sext i32 %n to i64
  br label %for.cond.i
for.cond.i:
  %x.addr.0.i = phi double [ %conv, %entry ], [ %mul.i, %for.body.i ]
  %n.addr.0.i = phi i64 [ %conv1, %entry ], [ %sub.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sgt i64 %n.addr.0.i, 1023
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %for.cond3.i
for.body.i:
  %mul.i = fmul double %x.addr.0.i, 0x7FE0000000000000
  %sub.i = sub nsw i64 %n.addr.0.i, 1023
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.cond3.i:
  %x.addr.1.i = phi double [ %x.addr.0.i, %for.cond.cleanup.i ], [ %mul10.i, %for.body9.i ]
  %n.addr.1.i = phi i64 [ %n.addr.0.i, %for.cond.cleanup.i ], [ %add.i, %for.body9.i ]
  %i2.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc12.i, %for.body9.i ]
  %cmp4.i = icmp slt i32 %i2.0.i, 2
  br i1 %cmp4.i, label %land.rhs5.i, label %land.end7.i
land.rhs5.i:
  %cmp6.i = icmp slt i64 %n.addr.1.i, -1022
  br label %land.end7.i
land.end7.i:
  %1 = phi i1 [ false, %for.cond3.i ], [ %cmp6.i, %land.rhs5.i ]
  br i1 %1, label %for.body9.i, label %for.cond.cleanup8.i
for.cond.cleanup8.i:
  %cmp14.i = icmp sgt i64 %n.addr.1.i, 1023
  br i1 %cmp14.i, label %cond.true.i, label %cond.false.i
for.body9.i:
  %mul10.i = fmul double %x.addr.1.i, 0x360000000000000
  %add.i = add nsw i64 %n.addr.1.i, 969
  %inc12.i = add nsw i32 %i2.0.i, 1
  br label %for.cond3.i
cond.true.i:
  br label %scaled.exit
cond.false.i:
  %cmp15.i = icmp slt i64 %n.addr.1.i, -1022
  br i1 %cmp15.i, label %cond.true16.i, label %cond.false17.i
cond.true16.i:
  br label %cond.end.i
cond.false17.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ -1022, %cond.true16.i ], [ %n.addr.1.i, %cond.false17.i ]
  br label %scaled.exit
scaled.exit:
  %cond19.i = phi i64 [ 1023, %cond.true.i ], [ %cond.i, %cond.end.i ]
  %conv.i = trunc i64 %cond19.i to i32
  %add.i.i = add nsw i32 %conv.i, 1023
  %conv.i.i = sext i32 %add.i.i to i64
  %mul.i.i = mul i64 %conv.i.i, 4503599627370496
  %2 = bitcast i64 %mul.i.i to double
  %mul20.i = fmul double %x.addr.1.i, %2
  %conv2 = fptrunc double %mul20.i to float
  %sub = fsub float %x, %x
  %cmp = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %sub4 = fsub float %conv2, %conv2
  %cmp5 = fcmp oeq float %sub4, 0.000000e+00
  br i1 %cmp5, label %lor.rhs, label %lor.end
lor.rhs:
  %cmp7 = fcmp une float %x, 0.000000e+00
  br i1 %cmp7, label %land.rhs, label %land.end
land.rhs:
  %cmp9 = fcmp oeq float %conv2, 0.000000e+00
  br label %land.end
land.end:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp9, %land.rhs ]
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %land.lhs.true ], [ %3, %land.end ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %4, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  ret float %conv2
}
define dso_local double @scalbn(double noundef %x, i32 noundef %n) {
entry:
  %conv = sext i32 %n to i64
  br label %for.cond.i
for.cond.i:
  %x.addr.0.i = phi double [ %x, %entry ], [ %mul.i, %for.body.i ]
  %n.addr.0.i = phi i64 [ %conv, %entry ], [ %sub.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sgt i64 %n.addr.0.i, 1023
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %for.cond3.i
for.body.i:
  %mul.i = fmul double %x.addr.0.i, 0x7FE0000000000000
  %sub.i = sub nsw i64 %n.addr.0.i, 1023
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.cond3.i:
  %x.addr.1.i = phi double [ %x.addr.0.i, %for.cond.cleanup.i ], [ %mul10.i, %for.body9.i ]
  %n.addr.1.i = phi i64 [ %n.addr.0.i, %for.cond.cleanup.i ], [ %add.i, %for.body9.i ]
  %i2.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc12.i, %for.body9.i ]
  %cmp4.i = icmp slt i32 %i2.0.i, 2
  br i1 %cmp4.i, label %land.rhs5.i, label %land.end7.i
land.rhs5.i:
  %cmp6.i = icmp slt i64 %n.addr.1.i, -1022
  br label %land.end7.i
land.end7.i:
  %1 = phi i1 [ false, %for.cond3.i ], [ %cmp6.i, %land.rhs5.i ]
  br i1 %1, label %for.body9.i, label %for.cond.cleanup8.i
for.cond.cleanup8.i:
  %cmp14.i = icmp sgt i64 %n.addr.1.i, 1023
  br i1 %cmp14.i, label %cond.true.i, label %cond.false.i
for.body9.i:
  %mul10.i = fmul double %x.addr.1.i, 0x360000000000000
  %add.i = add nsw i64 %n.addr.1.i, 969
  %inc12.i = add nsw i32 %i2.0.i, 1
  br label %for.cond3.i
cond.true.i:
  br label %scaled.exit
cond.false.i:
  %cmp15.i = icmp slt i64 %n.addr.1.i, -1022
  br i1 %cmp15.i, label %cond.true16.i, label %cond.false17.i
cond.true16.i:
  br label %cond.end.i
cond.false17.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ -1022, %cond.true16.i ], [ %n.addr.1.i, %cond.false17.i ]
  br label %scaled.exit
scaled.exit:
  %cond19.i = phi i64 [ 1023, %cond.true.i ], [ %cond.i, %cond.end.i ]
  %conv.i = trunc i64 %cond19.i to i32
  %add.i.i = add nsw i32 %conv.i, 1023
  %conv.i.i = sext i32 %add.i.i to i64
  %mul.i.i = mul i64 %conv.i.i, 4503599627370496
  %2 = bitcast i64 %mul.i.i to double
  %mul20.i = fmul double %x.addr.1.i, %2
  %sub = fsub double %x, %x
  %cmp = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %sub2 = fsub double %mul20.i, %mul20.i
  %cmp3 = fcmp oeq double %sub2, 0.000000e+00
  br i1 %cmp3, label %lor.rhs, label %lor.end
lor.rhs:
  %cmp5 = fcmp une double %x, 0.000000e+00
  br i1 %cmp5, label %land.rhs, label %land.end
land.rhs:
  %cmp7 = fcmp oeq double %mul20.i, 0.000000e+00
  br label %land.end
land.end:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp7, %land.rhs ]
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %land.lhs.true ], [ %3, %land.end ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %4, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  ret double %mul20.i
}
define dso_local float @scalbnf(float noundef %x, i32 noundef %n) {
entry:
  %conv = fpext float %x to double
  %conv1 = sext i32 %n to i64
  br label %for.cond.i
for.cond.i:
  %x.addr.0.i = phi double [ %conv, %entry ], [ %mul.i, %for.body.i ]
  %n.addr.0.i = phi i64 [ %conv1, %entry ], [ %sub.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sgt i64 %n.addr.0.i, 1023
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %for.cond3.i
for.body.i:
  %mul.i = fmul double %x.addr.0.i, 0x7FE0000000000000
  %sub.i = sub nsw i64 %n.addr.0.i, 1023
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.cond3.i:
  %x.addr.1.i = phi double [ %x.addr.0.i, %for.cond.cleanup.i ], [ %mul10.i, %for.body9.i ]
  %n.addr.1.i = phi i64 [ %n.addr.0.i, %for.cond.cleanup.i ], [ %add.i, %for.body9.i ]
  %i2.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc12.i, %for.body9.i ]
  %cmp4.i = icmp slt i32 %i2.0.i, 2
  br i1 %cmp4.i, label %land.rhs5.i, label %land.end7.i
land.rhs5.i:
  %cmp6.i = icmp slt i64 %n.addr.1.i, -1022
  br label %land.end7.i
land.end7.i:
  %1 = phi i1 [ false, %for.cond3.i ], [ %cmp6.i, %land.rhs5.i ]
  br i1 %1, label %for.body9.i, label %for.cond.cleanup8.i
for.cond.cleanup8.i:
  %cmp14.i = icmp sgt i64 %n.addr.1.i, 1023
  br i1 %cmp14.i, label %cond.true.i, label %cond.false.i
for.body9.i:
  %mul10.i = fmul double %x.addr.1.i, 0x360000000000000
  %add.i = add nsw i64 %n.addr.1.i, 969
  %inc12.i = add nsw i32 %i2.0.i, 1
  br label %for.cond3.i
cond.true.i:
  br label %scaled.exit
cond.false.i:
  %cmp15.i = icmp slt i64 %n.addr.1.i, -1022
  br i1 %cmp15.i, label %cond.true16.i, label %cond.false17.i
cond.true16.i:
  br label %cond.end.i
cond.false17.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ -1022, %cond.true16.i ], [ %n.addr.1.i, %cond.false17.i ]
  br label %scaled.exit
scaled.exit:
  %cond19.i = phi i64 [ 1023, %cond.true.i ], [ %cond.i, %cond.end.i ]
  %conv.i = trunc i64 %cond19.i to i32
  %add.i.i = add nsw i32 %conv.i, 1023
  %conv.i.i = sext i32 %add.i.i to i64
  %mul.i.i = mul i64 %conv.i.i, 4503599627370496
  %2 = bitcast i64 %mul.i.i to double
  %mul20.i = fmul double %x.addr.1.i, %2
  %conv2 = fptrunc double %mul20.i to float
  %sub = fsub float %x, %x
  %cmp = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %sub4 = fsub float %conv2, %conv2
  %cmp5 = fcmp oeq float %sub4, 0.000000e+00
  br i1 %cmp5, label %lor.rhs, label %lor.end
lor.rhs:
  %cmp7 = fcmp une float %x, 0.000000e+00
  br i1 %cmp7, label %land.rhs, label %land.end
land.rhs:
  %cmp9 = fcmp oeq float %conv2, 0.000000e+00
  br label %land.end
land.end:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp9, %land.rhs ]
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %land.lhs.true ], [ %3, %land.end ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %4, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  ret float %conv2
}
define dso_local double @scalbln(double noundef %x, i64 noundef %n) {
entry:
  br label %for.cond.i
for.cond.i:
  %x.addr.0.i = phi double [ %x, %entry ], [ %mul.i, %for.body.i ]
  %n.addr.0.i = phi i64 [ %n, %entry ], [ %sub.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sgt i64 %n.addr.0.i, 1023
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %for.cond3.i
for.body.i:
  %mul.i = fmul double %x.addr.0.i, 0x7FE0000000000000
  %sub.i = sub nsw i64 %n.addr.0.i, 1023
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.cond3.i:
  %x.addr.1.i = phi double [ %x.addr.0.i, %for.cond.cleanup.i ], [ %mul10.i, %for.body9.i ]
  %n.addr.1.i = phi i64 [ %n.addr.0.i, %for.cond.cleanup.i ], [ %add.i, %for.body9.i ]
  %i2.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc12.i, %for.body9.i ]
  %cmp4.i = icmp slt i32 %i2.0.i, 2
  br i1 %cmp4.i, label %land.rhs5.i, label %land.end7.i
land.rhs5.i:
  %cmp6.i = icmp slt i64 %n.addr.1.i, -1022
  br label %land.end7.i
land.end7.i:
  %1 = phi i1 [ false, %for.cond3.i ], [ %cmp6.i, %land.rhs5.i ]
  br i1 %1, label %for.body9.i, label %for.cond.cleanup8.i
for.cond.cleanup8.i:
  %cmp14.i = icmp sgt i64 %n.addr.1.i, 1023
  br i1 %cmp14.i, label %cond.true.i, label %cond.false.i
for.body9.i:
  %mul10.i = fmul double %x.addr.1.i, 0x360000000000000
  %add.i = add nsw i64 %n.addr.1.i, 969
  %inc12.i = add nsw i32 %i2.0.i, 1
  br label %for.cond3.i
cond.true.i:
  br label %scaled.exit
cond.false.i:
  %cmp15.i = icmp slt i64 %n.addr.1.i, -1022
  br i1 %cmp15.i, label %cond.true16.i, label %cond.false17.i
cond.true16.i:
  br label %cond.end.i
cond.false17.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ -1022, %cond.true16.i ], [ %n.addr.1.i, %cond.false17.i ]
  br label %scaled.exit
scaled.exit:
  %cond19.i = phi i64 [ 1023, %cond.true.i ], [ %cond.i, %cond.end.i ]
  %conv.i = trunc i64 %cond19.i to i32
  %add.i.i = add nsw i32 %conv.i, 1023
  %conv.i.i = sext i32 %add.i.i to i64
  %mul.i.i = mul i64 %conv.i.i, 4503599627370496
  %2 = bitcast i64 %mul.i.i to double
  %mul20.i = fmul double %x.addr.1.i, %2
  %sub = fsub double %x, %x
  %cmp = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %sub1 = fsub double %mul20.i, %mul20.i
  %cmp2 = fcmp oeq double %sub1, 0.000000e+00
  br i1 %cmp2, label %lor.rhs, label %lor.end
lor.rhs:
  %cmp3 = fcmp une double %x, 0.000000e+00
  br i1 %cmp3, label %land.rhs, label %land.end
land.rhs:
  %cmp4 = fcmp oeq double %mul20.i, 0.000000e+00
  br label %land.end
land.end:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp4, %land.rhs ]
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %land.lhs.true ], [ %3, %land.end ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %4, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  ret double %mul20.i
}
define dso_local float @scalblnf(float noundef %x, i64 noundef %n) {
entry:
  %conv = fpext float %x to double
  br label %for.cond.i
for.cond.i:
  %x.addr.0.i = phi double [ %conv, %entry ], [ %mul.i, %for.body.i ]
  %n.addr.0.i = phi i64 [ %n, %entry ], [ %sub.i, %for.body.i ]
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 2
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp sgt i64 %n.addr.0.i, 1023
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %for.cond.i ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %for.cond3.i
for.body.i:
  %mul.i = fmul double %x.addr.0.i, 0x7FE0000000000000
  %sub.i = sub nsw i64 %n.addr.0.i, 1023
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.cond3.i:
  %x.addr.1.i = phi double [ %x.addr.0.i, %for.cond.cleanup.i ], [ %mul10.i, %for.body9.i ]
  %n.addr.1.i = phi i64 [ %n.addr.0.i, %for.cond.cleanup.i ], [ %add.i, %for.body9.i ]
  %i2.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc12.i, %for.body9.i ]
  %cmp4.i = icmp slt i32 %i2.0.i, 2
  br i1 %cmp4.i, label %land.rhs5.i, label %land.end7.i
land.rhs5.i:
  %cmp6.i = icmp slt i64 %n.addr.1.i, -1022
  br label %land.end7.i
land.end7.i:
  %1 = phi i1 [ false, %for.cond3.i ], [ %cmp6.i, %land.rhs5.i ]
  br i1 %1, label %for.body9.i, label %for.cond.cleanup8.i
for.cond.cleanup8.i:
  %cmp14.i = icmp sgt i64 %n.addr.1.i, 1023
  br i1 %cmp14.i, label %cond.true.i, label %cond.false.i
for.body9.i:
  %mul10.i = fmul double %x.addr.1.i, 0x360000000000000
  %add.i = add nsw i64 %n.addr.1.i, 969
  %inc12.i = add nsw i32 %i2.0.i, 1
  br label %for.cond3.i
cond.true.i:
  br label %scaled.exit
cond.false.i:
  %cmp15.i = icmp slt i64 %n.addr.1.i, -1022
  br i1 %cmp15.i, label %cond.true16.i, label %cond.false17.i
cond.true16.i:
  br label %cond.end.i
cond.false17.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ -1022, %cond.true16.i ], [ %n.addr.1.i, %cond.false17.i ]
  br label %scaled.exit
scaled.exit:
  %cond19.i = phi i64 [ 1023, %cond.true.i ], [ %cond.i, %cond.end.i ]
  %conv.i = trunc i64 %cond19.i to i32
  %add.i.i = add nsw i32 %conv.i, 1023
  %conv.i.i = sext i32 %add.i.i to i64
  %mul.i.i = mul i64 %conv.i.i, 4503599627370496
  %2 = bitcast i64 %mul.i.i to double
  %mul20.i = fmul double %x.addr.1.i, %2
  %conv1 = fptrunc double %mul20.i to float
  %sub = fsub float %x, %x
  %cmp = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %sub3 = fsub float %conv1, %conv1
  %cmp4 = fcmp oeq float %sub3, 0.000000e+00
  br i1 %cmp4, label %lor.rhs, label %lor.end
lor.rhs:
  %cmp6 = fcmp une float %x, 0.000000e+00
  br i1 %cmp6, label %land.rhs, label %land.end
land.rhs:
  %cmp8 = fcmp oeq float %conv1, 0.000000e+00
  br label %land.end
land.end:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp8, %land.rhs ]
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %land.lhs.true ], [ %3, %land.end ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %4, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  ret float %conv1
}
define dso_local double @modf(double noundef %x, double* noundef %whole) {
entry:
  %0 = call double @llvm.trunc.f64(double %x)
  store double %0, double* %whole, align 8
  %cmp = fcmp une double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end5
cond.false:
  %sub = fsub double %x, %x
  %cmp1 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp1, label %cond.true2, label %cond.false4
cond.true2:
  %sub3 = fsub double %x, %0
  br label %cond.end
cond.false4:
  br label %cond.end
cond.end:
  %cond = phi double [ %sub3, %cond.true2 ], [ 0.000000e+00, %cond.false4 ]
  %1 = call double @llvm.copysign.f64(double %cond, double %x)
  br label %cond.end5
cond.end5:
  %cond6 = phi double [ %x, %cond.true ], [ %1, %cond.end ]
  ret double %cond6
}
declare double @llvm.trunc.f64(double)
declare double @llvm.copysign.f64(double, double)
define dso_local float @modff(float noundef %x, float* noundef %whole) {
entry:
  %0 = call float @llvm.trunc.f32(float %x)
  store float %0, float* %whole, align 4
  %cmp = fcmp une float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end5
cond.false:
  %sub = fsub float %x, %x
  %cmp1 = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp1, label %cond.true2, label %cond.false4
cond.true2:
  %sub3 = fsub float %x, %0
  br label %cond.end
cond.false4:
  br label %cond.end
cond.end:
  %cond = phi float [ %sub3, %cond.true2 ], [ 0.000000e+00, %cond.false4 ]
  %1 = call float @llvm.copysign.f32(float %cond, float %x)
  br label %cond.end5
cond.end5:
  %cond6 = phi float [ %x, %cond.true ], [ %1, %cond.end ]
  ret float %cond6
}
declare float @llvm.trunc.f32(float)
declare float @llvm.copysign.f32(float, float)
define dso_local double @fdim(double noundef %x, double noundef %y) {
entry:
  %cmp = fcmp une double %x, %x
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = fcmp une double %y, %y
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %add = fadd double %x, %y
  br label %return
if.end:
  %cmp2 = fcmp ogt double %x, %y
  br i1 %cmp2, label %cond.true, label %cond.false
cond.true:
  %sub = fsub double %x, %y
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi double [ %sub, %cond.true ], [ 0.000000e+00, %cond.false ]
  %sub3 = fsub double %x, %x
  %cmp4 = fcmp oeq double %sub3, 0.000000e+00
  br i1 %cmp4, label %land.lhs.true, label %land.end
land.lhs.true:
  %sub5 = fsub double %y, %y
  %cmp6 = fcmp oeq double %sub5, 0.000000e+00
  br i1 %cmp6, label %land.rhs, label %land.end
land.rhs:
  %sub7 = fsub double %cond, %cond
  %cmp8 = fcmp oeq double %sub7, 0.000000e+00
  %lnot = xor i1 %cmp8, true
  br label %land.end
land.end:
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %cond.end ], [ %lnot, %land.rhs ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %0, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  br label %return
return:
  %retval.0 = phi double [ %add, %if.then ], [ %cond, %complain.exit ]
  ret double %retval.0
}
define dso_local float @fdimf(float noundef %x, float noundef %y) {
entry:
  %cmp = fcmp une float %x, %x
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = fcmp une float %y, %y
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %add = fadd float %x, %y
  br label %return
if.end:
  %cmp2 = fcmp ogt float %x, %y
  br i1 %cmp2, label %cond.true, label %cond.false
cond.true:
  %sub = fsub float %x, %y
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi float [ %sub, %cond.true ], [ 0.000000e+00, %cond.false ]
  %sub3 = fsub float %x, %x
  %cmp4 = fcmp oeq float %sub3, 0.000000e+00
  br i1 %cmp4, label %land.lhs.true, label %land.end
land.lhs.true:
  %sub5 = fsub float %y, %y
  %cmp6 = fcmp oeq float %sub5, 0.000000e+00
  br i1 %cmp6, label %land.rhs, label %land.end
land.rhs:
  %sub7 = fsub float %cond, %cond
  %cmp8 = fcmp oeq float %sub7, 0.000000e+00
  %lnot = xor i1 %cmp8, true
  br label %land.end
land.end:
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %cond.end ], [ %lnot, %land.rhs ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %0, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  br label %return
return:
  %retval.0 = phi float [ %add, %if.then ], [ %cond, %complain.exit ]
  ret float %retval.0
}
define dso_local double @fmod(double noundef %x, double noundef %y) {
entry:
  %cmp = fcmp une double %x, %x
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = fcmp une double %y, %y
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %add = fadd double %x, %y
  br label %return
if.end:
  %sub = fsub double %x, %x
  %cmp2 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp2, label %lor.lhs.false3, label %if.then5
lor.lhs.false3:
  %cmp4 = fcmp oeq double %y, 0.000000e+00
  br i1 %cmp4, label %if.then5, label %if.end6
if.then5:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  br label %return
if.end6:
  %0 = call double @llvm.fabs.f64(double %x)
  %1 = call double @llvm.fabs.f64(double %y)
  %cmp7 = fcmp olt double %0, %1
  br i1 %cmp7, label %if.then8, label %if.end9
if.then8:
  br label %cleanup
if.end9:
  %div = fdiv double %0, %1
  %cmp10 = fcmp olt double %div, 0x4340000000000000
  br i1 %cmp10, label %if.then11, label %if.else
if.then11:
  %2 = call double @llvm.trunc.f64(double %div)
  %fneg = fneg double %2
  %3 = call double @llvm.fma.f64(double %fneg, double %1, double %0)
  %cmp12 = fcmp olt double %3, 0.000000e+00
  br i1 %cmp12, label %if.then13, label %if.end15
if.then13:
  %add14 = fadd double %3, %1
  br label %if.end15
if.end15:
  %r.0 = phi double [ %add14, %if.then13 ], [ %3, %if.then11 ]
  br label %if.end18
if.else:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call = call double @__gsmack_nondet_double()
  %cmp16 = fcmp oge double %call, 0.000000e+00
  br i1 %cmp16, label %land.rhs, label %land.end
land.rhs:
  %cmp17 = fcmp olt double %call, %1
  br label %land.end
land.end:
  %4 = phi i1 [ false, %if.else ], [ %cmp17, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  br label %if.end18
if.end18:
  %r.1 = phi double [ %r.0, %if.end15 ], [ %call, %land.end ]
  %5 = call double @llvm.copysign.f64(double %r.1, double %x)
  br label %cleanup
cleanup:
  %retval.0 = phi double [ %x, %if.then8 ], [ %5, %if.end18 ]
  br label %return
return:
  %retval.1 = phi double [ %add, %if.then ], [ 0x7FF8000000000000, %complain.exit ], [ %retval.0, %cleanup ]
  ret double %retval.1
}
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local double @__gsmack_nondet_double()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local float @fmodf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @fmod(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}
define dso_local double @remainder(double noundef %x, double noundef %y) {
entry:
  %cmp = fcmp une double %x, %x
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = fcmp une double %y, %y
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %add = fadd double %x, %y
  br label %return
if.end:
  %sub = fsub double %x, %x
  %cmp2 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp2, label %lor.lhs.false3, label %if.then5
lor.lhs.false3:
  %cmp4 = fcmp oeq double %y, 0.000000e+00
  br i1 %cmp4, label %if.then5, label %if.end6
if.then5:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  br label %return
if.end6:
  %0 = call double @llvm.fabs.f64(double %x)
  %1 = call double @llvm.fabs.f64(double %y)
  %cmp7 = fcmp olt double %1, 0x7FE0000000000000
  br i1 %cmp7, label %if.then8, label %if.end9
if.then8:
  %mul = fmul double 2.000000e+00, %1
  %call = call double @fmod(double noundef %0, double noundef %mul)
  br label %if.end9
if.end9:
  %a.0 = phi double [ %call, %if.then8 ], [ %0, %if.end6 ]
  %cmp10 = fcmp olt double %1, 0x20000000000000
  br i1 %cmp10, label %if.then11, label %if.else
if.then11:
  %add12 = fadd double %a.0, %a.0
  %cmp13 = fcmp ogt double %add12, %1
  br i1 %cmp13, label %if.then14, label %if.end21
if.then14:
  %sub15 = fsub double %a.0, %1
  %add16 = fadd double %sub15, %sub15
  %cmp17 = fcmp oge double %add16, %1
  br i1 %cmp17, label %if.then18, label %if.end20
if.then18:
  %sub19 = fsub double %sub15, %1
  br label %if.end20
if.end20:
  %a.1 = phi double [ %sub19, %if.then18 ], [ %sub15, %if.then14 ]
  br label %if.end21
if.end21:
  %a.2 = phi double [ %a.1, %if.end20 ], [ %a.0, %if.then11 ]
  br label %if.end33
if.else:
  %sub22 = fsub double %1, %1
  %cmp23 = fcmp oeq double %sub22, 0.000000e+00
  br i1 %cmp23, label %land.lhs.true, label %if.end32
land.lhs.true:
  %div = fdiv double %1, 2.000000e+00
  %cmp24 = fcmp ogt double %a.0, %div
  br i1 %cmp24, label %if.then25, label %if.end32
if.then25:
  %sub26 = fsub double %a.0, %1
  %cmp28 = fcmp oge double %sub26, %div
  br i1 %cmp28, label %if.then29, label %if.end31
if.then29:
  %sub30 = fsub double %sub26, %1
  br label %if.end31
if.end31:
  %a.3 = phi double [ %sub30, %if.then29 ], [ %sub26, %if.then25 ]
  br label %if.end32
if.end32:
  %a.4 = phi double [ %a.3, %if.end31 ], [ %a.0, %land.lhs.true ], [ %a.0, %if.else ]
  br label %if.end33
if.end33:
  %a.5 = phi double [ %a.2, %if.end21 ], [ %a.4, %if.end32 ]
  %2 = bitcast double %x to i64
  %3 = icmp slt i64 %2, 0
  br i1 %3, label %cond.true, label %cond.false
cond.true:
  %fneg = fneg double %a.5
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi double [ %fneg, %cond.true ], [ %a.5, %cond.false ]
  br label %return
return:
  %retval.0 = phi double [ %add, %if.then ], [ 0x7FF8000000000000, %complain.exit ], [ %cond, %cond.end ]
  ret double %retval.0
}
define dso_local float @remainderf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @remainder(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}
define dso_local double @drem(double noundef %x, double noundef %y) {
entry:
  %call = call double @remainder(double noundef %x, double noundef %y)
  ret double %call
}
define dso_local float @dremf(float noundef %x, float noundef %y) {
entry:
  %conv.i = fpext float %x to double
  %conv1.i = fpext float %y to double
  %call.i = call double @remainder(double noundef %conv.i, double noundef %conv1.i)
  %conv2.i = fptrunc double %call.i to float
  ret float %conv2.i
}
define dso_local i32 @ilogb(double noundef %x) {
entry:
  %cmp = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %sub = fsub double %x, %x
  %cmp1 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp1, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %cmp3 = fcmp une double %x, %x
  %cond = select i1 %cmp3, i32 -2147483648, i32 2147483647
  br label %cond.end
cond.end:
  %cond4 = phi i32 [ -2147483648, %cond.true ], [ %cond, %cond.false ]
  br label %return
if.end:
  br i1 false, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 true, label %if.end.i, label %if.then.i
if.then.i:
  br label %frexp.exit
if.end.i:
  %0 = bitcast double %x to i64
  %div.i.i = udiv i64 %0, 4503599627370496
  %rem.i.i = urem i64 %div.i.i, 2048
  %conv.i.i = trunc i64 %rem.i.i to i32
  %cmp2.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.end4.i
if.then3.i:
  %mul.i = fmul double %x, 0x4350000000000000
  br label %if.end4.i
if.end4.i:
  %x.addr.0.i = phi double [ %mul.i, %if.then3.i ], [ %x, %if.end.i ]
  %scaled.0.i = phi i32 [ -54, %if.then3.i ], [ 0, %if.end.i ]
  %1 = bitcast double %x.addr.0.i to i64
  %div.i11.i = udiv i64 %1, 4503599627370496
  %rem.i12.i = urem i64 %div.i11.i, 2048
  %conv.i13.i = trunc i64 %rem.i12.i to i32
  %sub6.i = sub nsw i32 %conv.i13.i, 1022
  %add.i = add nsw i32 %sub6.i, %scaled.0.i
  br label %frexp.exit
frexp.exit:
  %power.0 = phi i32 [ 0, %if.then.i ], [ %add.i, %if.end4.i ]
  %sub5 = sub nsw i32 %power.0, 1
  br label %return
return:
  %retval.0 = phi i32 [ %cond4, %cond.end ], [ %sub5, %frexp.exit ]
  ret i32 %retval.0
}
define dso_local i32 @ilogbf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %cmp.i = fcmp oeq double %conv, 0.000000e+00
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %sub.i = fsub double %conv, %conv
  %cmp1.i = fcmp oeq double %sub.i, 0.000000e+00
  br i1 %cmp1.i, label %if.end.i, label %if.then.i
if.then.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i.i, label %complain.exit.i
land.lhs.true.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 33, i32* %call.i.i, align 4
  br label %complain.exit.i
complain.exit.i:
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  %cmp3.i = fcmp une double %conv, %conv
  %cond.i = select i1 %cmp3.i, i32 -2147483648, i32 2147483647
  br label %cond.end.i
cond.end.i:
  %cond4.i = phi i32 [ -2147483648, %cond.true.i ], [ %cond.i, %cond.false.i ]
  br label %ilogb.exit
if.end.i:
  br i1 false, label %if.then.i.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  br i1 true, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %frexp.exit.i
if.end.i.i:
  %0 = bitcast double %conv to i64
  %div.i.i.i = udiv i64 %0, 4503599627370496
  %rem.i.i.i = urem i64 %div.i.i.i, 2048
  %conv.i.i.i = trunc i64 %rem.i.i.i to i32
  %cmp2.i.i = icmp eq i32 %conv.i.i.i, 0
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end4.i.i
if.then3.i.i:
  %mul.i.i = fmul double %conv, 0x4350000000000000
  br label %if.end4.i.i
if.end4.i.i:
  %x.addr.0.i.i = phi double [ %mul.i.i, %if.then3.i.i ], [ %conv, %if.end.i.i ]
  %scaled.0.i.i = phi i32 [ -54, %if.then3.i.i ], [ 0, %if.end.i.i ]
  %1 = bitcast double %x.addr.0.i.i to i64
  %div.i11.i.i = udiv i64 %1, 4503599627370496
  %rem.i12.i.i = urem i64 %div.i11.i.i, 2048
  %conv.i13.i.i = trunc i64 %rem.i12.i.i to i32
  %sub6.i.i = sub nsw i32 %conv.i13.i.i, 1022
  %add.i.i = add nsw i32 %sub6.i.i, %scaled.0.i.i
  br label %frexp.exit.i
frexp.exit.i:
  %power.i.0 = phi i32 [ 0, %if.then.i.i ], [ %add.i.i, %if.end4.i.i ]
  %sub5.i = sub nsw i32 %power.i.0, 1
  br label %ilogb.exit
ilogb.exit:
  %retval.0.i = phi i32 [ %cond4.i, %cond.end.i ], [ %sub5.i, %frexp.exit.i ]
  ret i32 %retval.0.i
}
define dso_local double @logb(double noundef %x) {
entry:
  %cmp = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  br label %return
if.end:
  %sub = fsub double %x, %x
  %cmp1 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br i1 false, label %if.then.i6, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 true, label %if.end.i, label %if.then.i6
if.then.i6:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i.i, label %complain.exit.i
land.lhs.true.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 33, i32* %call.i.i, align 4
  br label %complain.exit.i
complain.exit.i:
  br i1 false, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  %cmp3.i = fcmp une double %x, %x
  %cond.i = select i1 %cmp3.i, i32 -2147483648, i32 2147483647
  br label %cond.end.i
cond.end.i:
  %cond4.i = phi i32 [ -2147483648, %cond.true.i ], [ %cond.i, %cond.false.i ]
  br label %ilogb.exit
if.end.i:
  br i1 false, label %if.then.i.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  br i1 true, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %frexp.exit.i
if.end.i.i:
  %0 = bitcast double %x to i64
  %div.i.i.i = udiv i64 %0, 4503599627370496
  %rem.i.i.i = urem i64 %div.i.i.i, 2048
  %conv.i.i.i = trunc i64 %rem.i.i.i to i32
  %cmp2.i.i = icmp eq i32 %conv.i.i.i, 0
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end4.i.i
if.then3.i.i:
  %mul.i.i = fmul double %x, 0x4350000000000000
  br label %if.end4.i.i
if.end4.i.i:
  %x.addr.0.i.i = phi double [ %mul.i.i, %if.then3.i.i ], [ %x, %if.end.i.i ]
  %scaled.0.i.i = phi i32 [ -54, %if.then3.i.i ], [ 0, %if.end.i.i ]
  %1 = bitcast double %x.addr.0.i.i to i64
  %div.i11.i.i = udiv i64 %1, 4503599627370496
  %rem.i12.i.i = urem i64 %div.i11.i.i, 2048
  %conv.i13.i.i = trunc i64 %rem.i12.i.i to i32
  %sub6.i.i = sub nsw i32 %conv.i13.i.i, 1022
  %add.i.i = add nsw i32 %sub6.i.i, %scaled.0.i.i
  br label %frexp.exit.i
frexp.exit.i:
  %power.i.0 = phi i32 [ 0, %if.then.i.i ], [ %add.i.i, %if.end4.i.i ]
  %sub5.i = sub nsw i32 %power.i.0, 1
  br label %ilogb.exit
ilogb.exit:
  %retval.0.i = phi i32 [ %cond4.i, %cond.end.i ], [ %sub5.i, %frexp.exit.i ]
  %conv = sitofp i32 %retval.0.i to double
  br label %cond.end
cond.false:
  %mul = fmul double %x, %x
  br label %cond.end
cond.end:
  %cond = phi double [ %conv, %ilogb.exit ], [ %mul, %cond.false ]
  br label %return
return:
  %retval.0 = phi double [ 0xFFF0000000000000, %complain.exit ], [ %cond, %cond.end ]
  ret double %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local float @logbf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @logb(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}
define dso_local double @nextafter(double noundef %x, double noundef %y) {
entry:
  %cmp = fcmp une double %x, %x
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = fcmp une double %y, %y
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %add = fadd double %x, %y
  br label %return
if.end:
  %cmp2 = fcmp oeq double %x, %y
  br i1 %cmp2, label %if.then3, label %if.end4
if.then3:
  br label %return
if.end4:
  %0 = call double @llvm.fabs.f64(double %x)
  %cmp5 = fcmp une double %x, 0.000000e+00
  br i1 %cmp5, label %if.then6, label %if.end14
if.then6:
  %1 = bitcast double %0 to i64
  %cmp7 = fcmp olt double %x, %y
  %conv = zext i1 %cmp7 to i32
  %cmp8 = fcmp ogt double %x, 0.000000e+00
  %conv9 = zext i1 %cmp8 to i32
  %cmp10 = icmp eq i32 %conv, %conv9
  %cond = select i1 %cmp10, i32 1, i32 -1
  %conv12 = sext i32 %cond to i64
  %add13 = add i64 %1, %conv12
  br label %if.end14
if.end14:
  %bits.0 = phi i64 [ %add13, %if.then6 ], [ 1, %if.end4 ]
  %2 = bitcast i64 %bits.0 to double
  br i1 %cmp5, label %land.rhs, label %land.end
land.rhs:
  %sub = fsub double %2, %2
  %cmp17 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp17, label %lor.rhs, label %lor.end
lor.rhs:
  %cmp19 = fcmp olt double %2, 0x10000000000000
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %land.rhs ], [ %cmp19, %lor.rhs ]
  br label %land.end
land.end:
  %4 = phi i1 [ false, %if.end14 ], [ %3, %lor.end ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %4, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  br i1 %cmp5, label %cond.true, label %cond.false
cond.true:
  %cmp23 = fcmp olt double %x, 0.000000e+00
  br i1 %cmp23, label %cond.true27, label %cond.false28
cond.false:
  %cmp25 = fcmp olt double %y, 0.000000e+00
  br i1 %cmp25, label %cond.true27, label %cond.false28
cond.true27:
  %fneg = fneg double %2
  br label %cond.end
cond.false28:
  br label %cond.end
cond.end:
  %cond29 = phi double [ %fneg, %cond.true27 ], [ %2, %cond.false28 ]
  br label %return
return:
  %retval.0 = phi double [ %add, %if.then ], [ %y, %if.then3 ], [ %cond29, %cond.end ]
  ret double %retval.0
}
define dso_local float @nextafterf(float noundef %x, float noundef %y) {
entry:
  %cmp = fcmp une float %x, %x
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = fcmp une float %y, %y
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %add = fadd float %x, %y
  br label %return
if.end:
  %cmp2 = fcmp oeq float %x, %y
  br i1 %cmp2, label %if.then3, label %if.end4
if.then3:
  br label %return
if.end4:
  %0 = call float @llvm.fabs.f32(float %x)
  %cmp5 = fcmp une float %x, 0.000000e+00
  br i1 %cmp5, label %if.then6, label %if.end13
if.then6:
  %1 = bitcast float %0 to i32
  %cmp7 = fcmp olt float %x, %y
  %conv = zext i1 %cmp7 to i32
  %cmp8 = fcmp ogt float %x, 0.000000e+00
  %conv9 = zext i1 %cmp8 to i32
  %cmp10 = icmp eq i32 %conv, %conv9
  %cond = select i1 %cmp10, i32 1, i32 -1
  %add12 = add i32 %1, %cond
  br label %if.end13
if.end13:
  %bits.0 = phi i32 [ %add12, %if.then6 ], [ 1, %if.end4 ]
  %2 = bitcast i32 %bits.0 to float
  br i1 %cmp5, label %land.rhs, label %land.end
land.rhs:
  %sub = fsub float %2, %2
  %cmp16 = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp16, label %lor.rhs, label %lor.end
lor.rhs:
  %cmp18 = fcmp olt float %2, 0x3810000000000000
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %land.rhs ], [ %cmp18, %lor.rhs ]
  br label %land.end
land.end:
  %4 = phi i1 [ false, %if.end13 ], [ %3, %lor.end ]
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %4, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 34, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  br i1 %cmp5, label %cond.true, label %cond.false
cond.true:
  %cmp22 = fcmp olt float %x, 0.000000e+00
  br i1 %cmp22, label %cond.true26, label %cond.false27
cond.false:
  %cmp24 = fcmp olt float %y, 0.000000e+00
  br i1 %cmp24, label %cond.true26, label %cond.false27
cond.true26:
  %fneg = fneg float %2
  br label %cond.end
cond.false27:
  br label %cond.end
cond.end:
  %cond28 = phi float [ %fneg, %cond.true26 ], [ %2, %cond.false27 ]
  br label %return
return:
  %retval.0 = phi float [ %add, %if.then ], [ %y, %if.then3 ], [ %cond28, %cond.end ]
  ret float %retval.0
}
declare float @llvm.fabs.f32(float)
define dso_local i64 @lround(double noundef %x) {
entry:
  %0 = call double @llvm.round.f64(double %x)
  %cmp = fcmp oge double %0, 0xC3E0000000000000
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = fcmp olt double %0, 0x43E0000000000000
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %conv = fptosi double %0 to i64
  br label %cleanup
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %call2 = call i64 @__gsmack_nondet_longlong()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %conv, %if.then ], [ %call2, %complain.exit ]
  ret i64 %retval.0
}
declare double @llvm.round.f64(double)
declare dso_local i64 @__gsmack_nondet_longlong()
define dso_local i64 @lroundf(float noundef %x) {
entry:
  %0 = call float @llvm.round.f32(float %x)
  %conv = fpext float %0 to double
  %cmp = fcmp oge double %conv, 0xC3E0000000000000
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp3 = fcmp olt double %conv, 0x43E0000000000000
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %conv5 = fptosi float %0 to i64
  br label %cleanup
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %call6 = call i64 @__gsmack_nondet_longlong()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %conv5, %if.then ], [ %call6, %complain.exit ]
  ret i64 %retval.0
}
declare float @llvm.round.f32(float)
define dso_local i64 @lrint(double noundef %x) {
entry:
  %0 = call double @llvm.rint.f64(double %x)
  %cmp = fcmp oge double %0, 0xC3E0000000000000
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = fcmp olt double %0, 0x43E0000000000000
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %conv = fptosi double %0 to i64
  br label %cleanup
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %call2 = call i64 @__gsmack_nondet_longlong()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %conv, %if.then ], [ %call2, %complain.exit ]
  ret i64 %retval.0
}
declare double @llvm.rint.f64(double)
define dso_local i64 @lrintf(float noundef %x) {
entry:
  %0 = call float @llvm.rint.f32(float %x)
  %conv = fpext float %0 to double
  %cmp = fcmp oge double %conv, 0xC3E0000000000000
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp3 = fcmp olt double %conv, 0x43E0000000000000
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %conv5 = fptosi float %0 to i64
  br label %cleanup
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %call6 = call i64 @__gsmack_nondet_longlong()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %conv5, %if.then ], [ %call6, %complain.exit ]
  ret i64 %retval.0
}
declare float @llvm.rint.f32(float)
define dso_local i64 @llround(double noundef %x) {
entry:
  %0 = call double @llvm.round.f64(double %x)
  %cmp = fcmp oge double %0, 0xC3E0000000000000
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = fcmp olt double %0, 0x43E0000000000000
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %conv = fptosi double %0 to i64
  br label %cleanup
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %call2 = call i64 @__gsmack_nondet_longlong()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %conv, %if.then ], [ %call2, %complain.exit ]
  ret i64 %retval.0
}
define dso_local i64 @llroundf(float noundef %x) {
entry:
  %0 = call float @llvm.round.f32(float %x)
  %conv = fpext float %0 to double
  %cmp = fcmp oge double %conv, 0xC3E0000000000000
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp3 = fcmp olt double %conv, 0x43E0000000000000
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %conv5 = fptosi float %0 to i64
  br label %cleanup
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %call6 = call i64 @__gsmack_nondet_longlong()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %conv5, %if.then ], [ %call6, %complain.exit ]
  ret i64 %retval.0
}
define dso_local i64 @llrint(double noundef %x) {
entry:
  %0 = call double @llvm.rint.f64(double %x)
  %cmp = fcmp oge double %0, 0xC3E0000000000000
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = fcmp olt double %0, 0x43E0000000000000
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %conv = fptosi double %0 to i64
  br label %cleanup
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %call2 = call i64 @__gsmack_nondet_longlong()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %conv, %if.then ], [ %call2, %complain.exit ]
  ret i64 %retval.0
}
define dso_local i64 @llrintf(float noundef %x) {
entry:
  %0 = call float @llvm.rint.f32(float %x)
  %conv = fpext float %0 to double
  %cmp = fcmp oge double %conv, 0xC3E0000000000000
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp3 = fcmp olt double %conv, 0x43E0000000000000
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %conv5 = fptosi float %0 to i64
  br label %cleanup
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %call, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %call6 = call i64 @__gsmack_nondet_longlong()
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ %conv5, %if.then ], [ %call6, %complain.exit ]
  ret i64 %retval.0
}
define dso_local double @nan(i8* noundef %payload) {
entry:
  ret double 0x7FF8000000000000
}
define dso_local float @nanf(i8* noundef %payload) {
entry:
  ret float 0x7FF8000000000000
}
define dso_local i32 @__isnan(double noundef %x) {
entry:
  %cmp = fcmp une double %x, %x
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @__isinf(double noundef %x) {
entry:
  %cmp = fcmp une double %x, %x
  br i1 %cmp, label %cond.true, label %lor.lhs.false
lor.lhs.false:
  %sub = fsub double %x, %x
  %cmp1 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %cmp2 = fcmp ogt double %x, 0.000000e+00
  %cond = select i1 %cmp2, i32 1, i32 -1
  br label %cond.end
cond.end:
  %cond3 = phi i32 [ 0, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond3
}
define dso_local i32 @__finite(double noundef %x) {
entry:
  %sub = fsub double %x, %x
  %cmp = fcmp oeq double %sub, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @__fpclassify(double noundef %x) {
entry:
  %cmp = fcmp une double %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end12
cond.false:
  %sub = fsub double %x, %x
  %cmp1 = fcmp oeq double %sub, 0.000000e+00
  br i1 %cmp1, label %cond.false3, label %cond.true2
cond.true2:
  br label %cond.end10
cond.false3:
  %cmp4 = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp4, label %cond.true5, label %cond.false6
cond.true5:
  br label %cond.end
cond.false6:
  %cmp7 = fcmp olt double %x, 0x10000000000000
  br i1 %cmp7, label %land.rhs, label %land.end
land.rhs:
  %cmp8 = fcmp ogt double %x, 0x8010000000000000
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.false6 ], [ %cmp8, %land.rhs ]
  %cond = select i1 %0, i32 3, i32 4
  br label %cond.end
cond.end:
  %cond9 = phi i32 [ 2, %cond.true5 ], [ %cond, %land.end ]
  br label %cond.end10
cond.end10:
  %cond11 = phi i32 [ 1, %cond.true2 ], [ %cond9, %cond.end ]
  br label %cond.end12
cond.end12:
  %cond13 = phi i32 [ 0, %cond.true ], [ %cond11, %cond.end10 ]
  ret i32 %cond13
}
define dso_local i32 @__isnanf(float noundef %x) {
entry:
  %cmp = fcmp une float %x, %x
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @__isinff(float noundef %x) {
entry:
  %cmp = fcmp une float %x, %x
  br i1 %cmp, label %cond.true, label %lor.lhs.false
lor.lhs.false:
  %sub = fsub float %x, %x
  %cmp1 = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %cmp2 = fcmp ogt float %x, 0.000000e+00
  %cond = select i1 %cmp2, i32 1, i32 -1
  br label %cond.end
cond.end:
  %cond3 = phi i32 [ 0, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond3
}
define dso_local i32 @__finitef(float noundef %x) {
entry:
  %sub = fsub float %x, %x
  %cmp = fcmp oeq float %sub, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @__fpclassifyf(float noundef %x) {
entry:
  %cmp = fcmp une float %x, %x
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end12
cond.false:
  %sub = fsub float %x, %x
  %cmp1 = fcmp oeq float %sub, 0.000000e+00
  br i1 %cmp1, label %cond.false3, label %cond.true2
cond.true2:
  br label %cond.end10
cond.false3:
  %cmp4 = fcmp oeq float %x, 0.000000e+00
  br i1 %cmp4, label %cond.true5, label %cond.false6
cond.true5:
  br label %cond.end
cond.false6:
  %cmp7 = fcmp olt float %x, 0x3810000000000000
  br i1 %cmp7, label %land.rhs, label %land.end
land.rhs:
  %cmp8 = fcmp ogt float %x, 0xB810000000000000
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cond.false6 ], [ %cmp8, %land.rhs ]
  %cond = select i1 %0, i32 3, i32 4
  br label %cond.end
cond.end:
  %cond9 = phi i32 [ 2, %cond.true5 ], [ %cond, %land.end ]
  br label %cond.end10
cond.end10:
  %cond11 = phi i32 [ 1, %cond.true2 ], [ %cond9, %cond.end ]
  br label %cond.end12
cond.end12:
  %cond13 = phi i32 [ 0, %cond.true ], [ %cond11, %cond.end10 ]
  ret i32 %cond13
}
define dso_local i32 @__signbit(double noundef %x) {
entry:
  %0 = bitcast double %x to i64
  %cmp = icmp uge i64 %0, -9223372036854775808
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}
define dso_local i32 @__signbitf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %0 = bitcast double %conv to i64
  %cmp.i = icmp uge i64 %0, -9223372036854775808
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}
define dso_local i32 @fegetround() {
entry:
  ret i32 0
}
define dso_local i32 @fesetround(i32 noundef %direction) {
entry:
  %cmp = icmp ne i32 %direction, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end
if.end:
  ret i32 0
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare extern_weak dso_local i32* @__errno_location()
