target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [50 x i8] c"strtof: a number in the middle between two floats\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"strtod: a number that is not decimal\00", align 1
@.str.2 = private unnamed_addr constant [35 x i8] c"strtod: a number of so many digits\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"strtod: so large a power of ten\00", align 1
@.str.4 = private unnamed_addr constant [32 x i8] c"the decimal point of the locale\00", align 1
define dso_local double @strtod(i8* noalias noundef nonnull %s, i8** noalias noundef %end) {
entry:
  %negative.i = alloca i8, align 1
  %tens = alloca i32, align 4
  %0 = bitcast i32* %tens to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %negative.i)
  %call.i = call i64 @read(i8* noundef %s, i8** noundef %end, i32* noundef %tens, i8* noundef %negative.i)
  %conv.i = sitofp i64 %call.i to double
  %1 = load i32, i32* %tens, align 4
  %cmp.i = icmp slt i32 %1, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 0, %1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %1, %cond.false.i ]
  br label %for.cond.i
for.cond.i:
  %power.0.i = phi double [ 1.000000e+00, %cond.end.i ], [ %mul.i, %for.body.i ]
  %i.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %dec.i, %for.body.i ]
  %cmp2.i = icmp sgt i32 %i.0.i, 0
  br i1 %cmp2.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %2 = load i32, i32* %tens, align 4
  %cmp4.i = icmp slt i32 %2, 0
  br i1 %cmp4.i, label %cond.true6.i, label %cond.false7.i
for.body.i:
  %mul.i = fmul double %power.0.i, 1.000000e+01
  %dec.i = add nsw i32 %i.0.i, -1
  br label %for.cond.i
cond.true6.i:
  %div.i = fdiv double %conv.i, %power.0.i
  br label %cond.end9.i
cond.false7.i:
  %mul8.i = fmul double %conv.i, %power.0.i
  br label %cond.end9.i
cond.end9.i:
  %cond10.i = phi double [ %div.i, %cond.true6.i ], [ %mul8.i, %cond.false7.i ]
  %3 = load i8, i8* %negative.i, align 1
  %tobool.i = trunc i8 %3 to i1
  br i1 %tobool.i, label %cond.true12.i, label %cond.false13.i
cond.true12.i:
  %fneg.i = fneg double %cond10.i
  br label %number.exit
cond.false13.i:
  br label %number.exit
number.exit:
  %cond15.i = phi double [ %fneg.i, %cond.true12.i ], [ %cond10.i, %cond.false13.i ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %negative.i)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret double %cond15.i
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local x86_fp80 @strtold(i8* noalias noundef nonnull %s, i8** noalias noundef %end) {
entry:
  %negative.i = alloca i8, align 1
  %tens = alloca i32, align 4
  %0 = bitcast i32* %tens to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %negative.i)
  %call.i = call i64 @read(i8* noundef %s, i8** noundef %end, i32* noundef %tens, i8* noundef %negative.i)
  %conv.i = sitofp i64 %call.i to x86_fp80
  %1 = load i32, i32* %tens, align 4
  %cmp.i = icmp slt i32 %1, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 0, %1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %1, %cond.false.i ]
  br label %for.cond.i
for.cond.i:
  %power.0.i = phi x86_fp80 [ 0xK3FFF8000000000000000, %cond.end.i ], [ %mul.i, %for.body.i ]
  %i.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %dec.i, %for.body.i ]
  %cmp2.i = icmp sgt i32 %i.0.i, 0
  br i1 %cmp2.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %2 = load i32, i32* %tens, align 4
  %cmp4.i = icmp slt i32 %2, 0
  br i1 %cmp4.i, label %cond.true6.i, label %cond.false7.i
for.body.i:
  %mul.i = fmul x86_fp80 %power.0.i, 0xK4002A000000000000000
  %dec.i = add nsw i32 %i.0.i, -1
  br label %for.cond.i
cond.true6.i:
  %div.i = fdiv x86_fp80 %conv.i, %power.0.i
  br label %cond.end9.i
cond.false7.i:
  %mul8.i = fmul x86_fp80 %conv.i, %power.0.i
  br label %cond.end9.i
cond.end9.i:
  %cond10.i = phi x86_fp80 [ %div.i, %cond.true6.i ], [ %mul8.i, %cond.false7.i ]
  %3 = load i8, i8* %negative.i, align 1
  %tobool.i = trunc i8 %3 to i1
  br i1 %tobool.i, label %cond.true12.i, label %cond.false13.i
cond.true12.i:
  %fneg.i = fneg x86_fp80 %cond10.i
  br label %long_number.exit
cond.false13.i:
  br label %long_number.exit
long_number.exit:
  %cond15.i = phi x86_fp80 [ %fneg.i, %cond.true12.i ], [ %cond10.i, %cond.false13.i ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %negative.i)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret x86_fp80 %cond15.i
}
define dso_local float @strtof(i8* noalias noundef nonnull %s, i8** noalias noundef %end) {
entry:
  %negative.i = alloca i8, align 1
  %tens = alloca i32, align 4
  %0 = bitcast i32* %tens to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %negative.i)
  %call.i = call i64 @read(i8* noundef %s, i8** noundef %end, i32* noundef %tens, i8* noundef %negative.i)
  %conv.i = sitofp i64 %call.i to double
  %1 = load i32, i32* %tens, align 4
  %cmp.i = icmp slt i32 %1, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 0, %1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %sub.i, %cond.true.i ], [ %1, %cond.false.i ]
  br label %for.cond.i
for.cond.i:
  %power.0.i = phi double [ 1.000000e+00, %cond.end.i ], [ %mul.i, %for.body.i ]
  %i.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %dec.i, %for.body.i ]
  %cmp2.i = icmp sgt i32 %i.0.i, 0
  br i1 %cmp2.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %2 = load i32, i32* %tens, align 4
  %cmp4.i = icmp slt i32 %2, 0
  br i1 %cmp4.i, label %cond.true6.i, label %cond.false7.i
for.body.i:
  %mul.i = fmul double %power.0.i, 1.000000e+01
  %dec.i = add nsw i32 %i.0.i, -1
  br label %for.cond.i
cond.true6.i:
  %div.i = fdiv double %conv.i, %power.0.i
  br label %cond.end9.i
cond.false7.i:
  %mul8.i = fmul double %conv.i, %power.0.i
  br label %cond.end9.i
cond.end9.i:
  %cond10.i = phi double [ %div.i, %cond.true6.i ], [ %mul8.i, %cond.false7.i ]
  %3 = load i8, i8* %negative.i, align 1
  %tobool.i = trunc i8 %3 to i1
  br i1 %tobool.i, label %cond.true12.i, label %cond.false13.i
cond.true12.i:
  %fneg.i = fneg double %cond10.i
  br label %number.exit
cond.false13.i:
  br label %number.exit
number.exit:
  %cond15.i = phi double [ %fneg.i, %cond.true12.i ], [ %cond10.i, %cond.false13.i ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %negative.i)
  %4 = bitcast double %cond15.i to i64
  %5 = load i32, i32* %tens, align 4
  %cmp = icmp ne i32 %5, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %rem = urem i64 %4, 536870912
  %cmp1 = icmp eq i64 %rem, 268435456
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str, i32 0, i32 0))
  br label %if.end
if.end:
  %conv = fptrunc double %cond15.i to float
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret float %conv
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local double @atof(i8* noundef nonnull %s) {
entry:
  %negative.i.i = alloca i8, align 1
  %tens.i = alloca i32, align 4
  %0 = bitcast i32* %tens.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %negative.i.i)
  %call.i.i = call i64 @read(i8* noundef %s, i8** noundef null, i32* noundef %tens.i, i8* noundef %negative.i.i)
  %conv.i.i = sitofp i64 %call.i.i to double
  %1 = load i32, i32* %tens.i, align 4
  %cmp.i.i = icmp slt i32 %1, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %sub.i.i = sub nsw i32 0, %1
  br label %cond.end.i.i
cond.false.i.i:
  br label %cond.end.i.i
cond.end.i.i:
  %cond.i.i = phi i32 [ %sub.i.i, %cond.true.i.i ], [ %1, %cond.false.i.i ]
  br label %for.cond.i.i
for.cond.i.i:
  %power.0.i.i = phi double [ 1.000000e+00, %cond.end.i.i ], [ %mul.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ %cond.i.i, %cond.end.i.i ], [ %dec.i.i, %for.body.i.i ]
  %cmp2.i.i = icmp sgt i32 %i.0.i.i, 0
  br i1 %cmp2.i.i, label %for.body.i.i, label %for.cond.cleanup.i.i
for.cond.cleanup.i.i:
  %2 = load i32, i32* %tens.i, align 4
  %cmp4.i.i = icmp slt i32 %2, 0
  br i1 %cmp4.i.i, label %cond.true6.i.i, label %cond.false7.i.i
for.body.i.i:
  %mul.i.i = fmul double %power.0.i.i, 1.000000e+01
  %dec.i.i = add nsw i32 %i.0.i.i, -1
  br label %for.cond.i.i
cond.true6.i.i:
  %div.i.i = fdiv double %conv.i.i, %power.0.i.i
  br label %cond.end9.i.i
cond.false7.i.i:
  %mul8.i.i = fmul double %conv.i.i, %power.0.i.i
  br label %cond.end9.i.i
cond.end9.i.i:
  %cond10.i.i = phi double [ %div.i.i, %cond.true6.i.i ], [ %mul8.i.i, %cond.false7.i.i ]
  %3 = load i8, i8* %negative.i.i, align 1
  %tobool.i.i = trunc i8 %3 to i1
  br i1 %tobool.i.i, label %cond.true12.i.i, label %cond.false13.i.i
cond.true12.i.i:
  %fneg.i.i = fneg double %cond10.i.i
  br label %strtod.exit
cond.false13.i.i:
  br label %strtod.exit
strtod.exit:
  %cond15.i.i = phi double [ %fneg.i.i, %cond.true12.i.i ], [ %cond10.i.i, %cond.false13.i.i ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %negative.i.i)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret double %cond15.i.i
}
define internal i64 @read(i8* noundef %s, i8** noundef %end, i32* noundef %power, i8* noundef %minus) {
entry:
  br label %while.cond
while.cond:
  %p.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %p.0, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp3 = icmp sge i32 %conv, 9
  br i1 %cmp3, label %land.rhs, label %land.end
land.rhs:
  %cmp6 = icmp sle i32 %conv, 13
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %while.cond ], [ %1, %land.end ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %while.cond
while.end:
  %3 = load i8, i8* %p.0, align 1
  %conv8 = sext i8 %3 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  br i1 %cmp9, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp15 = icmp eq i32 %conv8, 43
  br i1 %cmp15, label %if.then, label %if.end
if.then:
  %incdec.ptr17 = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %if.end
if.end:
  %p.1 = phi i8* [ %incdec.ptr17, %if.then ], [ %p.0, %lor.lhs.false ]
  %4 = load i8, i8* %p.1, align 1
  %conv18 = sext i8 %4 to i32
  %cmp19 = icmp eq i32 %conv18, 105
  br i1 %cmp19, label %if.then46, label %lor.lhs.false21
lor.lhs.false21:
  %cmp23 = icmp eq i32 %conv18, 73
  br i1 %cmp23, label %if.then46, label %lor.lhs.false25
lor.lhs.false25:
  %cmp27 = icmp eq i32 %conv18, 110
  br i1 %cmp27, label %if.then46, label %lor.lhs.false29
lor.lhs.false29:
  %cmp31 = icmp eq i32 %conv18, 78
  br i1 %cmp31, label %if.then46, label %lor.lhs.false33
lor.lhs.false33:
  %cmp35 = icmp eq i32 %conv18, 48
  br i1 %cmp35, label %land.lhs.true, label %if.end47
land.lhs.true:
  %arrayidx37 = getelementptr inbounds i8, i8* %p.1, i32 1
  %5 = load i8, i8* %arrayidx37, align 1
  %conv38 = sext i8 %5 to i32
  %cmp39 = icmp eq i32 %conv38, 120
  br i1 %cmp39, label %if.then46, label %lor.lhs.false41
lor.lhs.false41:
  %cmp44 = icmp eq i32 %conv38, 88
  br i1 %cmp44, label %if.then46, label %if.end47
if.then46:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i32 0, i32 0))
  br label %if.end47
if.end47:
  br label %for.cond
for.cond:
  %any.0 = phi i8 [ 0, %if.end47 ], [ 1, %for.inc ]
  %value.0 = phi i64 [ 0, %if.end47 ], [ %add, %for.inc ]
  %p.2 = phi i8* [ %p.1, %if.end47 ], [ %incdec.ptr54, %for.inc ]
  %6 = load i8, i8* %p.2, align 1
  %conv.i = sext i8 %6 to i32
  %cmp.i = icmp sge i32 %conv.i, 48
  br i1 %cmp.i, label %land.rhs.i, label %is_digit.exit
land.rhs.i:
  %cmp3.i = icmp sle i32 %conv.i, 57
  br label %is_digit.exit
is_digit.exit:
  %7 = phi i1 [ false, %for.cond ], [ %cmp3.i, %land.rhs.i ]
  br i1 %7, label %for.body, label %for.end
for.body:
  %cmp48 = icmp sgt i64 %value.0, 900719925474098
  br i1 %cmp48, label %if.then50, label %if.end51
if.then50:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end51
if.end51:
  %mul = mul nsw i64 %value.0, 10
  %8 = load i8, i8* %p.2, align 1
  %conv52 = sext i8 %8 to i32
  %sub = sub nsw i32 %conv52, 48
  %conv53 = sext i32 %sub to i64
  %add = add nsw i64 %mul, %conv53
  br label %for.inc
for.inc:
  %incdec.ptr54 = getelementptr inbounds i8, i8* %p.2, i32 1
  br label %for.cond
for.end:
  %9 = load i8, i8* %p.2, align 1
  br i1 icmp ne (i1 ()* @__model_other_locale, i1 ()* null), label %land.lhs.true.i, label %if.then.i
land.lhs.true.i:
  %call.i = call zeroext i1 @__model_other_locale()
  br i1 %call.i, label %lor.lhs.false.i, label %if.then.i
lor.lhs.false.i:
  %conv.i59 = sext i8 %9 to i32
  %cmp.i60 = icmp ne i32 %conv.i59, 46
  br i1 %cmp.i60, label %land.lhs.true2.i, label %if.end.i
land.lhs.true2.i:
  %cmp4.i = icmp ne i32 %conv.i59, 44
  br i1 %cmp4.i, label %if.then.i, label %if.end.i
if.then.i:
  %conv6.i = sext i8 %9 to i32
  %cmp7.i = icmp eq i32 %conv6.i, 46
  br label %is_point.exit
if.end.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.4, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call9.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %is_point.exit
is_point.exit:
  %retval.0.i = phi i1 [ %cmp7.i, %if.then.i ], [ %call9.i, %if.end.i ]
  br i1 %retval.0.i, label %if.then56, label %if.end75
if.then56:
  %incdec.ptr57 = getelementptr inbounds i8, i8* %p.2, i32 1
  br label %for.cond58
for.cond58:
  %any.1 = phi i8 [ %any.0, %if.then56 ], [ 1, %for.inc70 ]
  %tens.0 = phi i32 [ 0, %if.then56 ], [ %dec, %for.inc70 ]
  %value.1 = phi i64 [ %value.0, %if.then56 ], [ %add69, %for.inc70 ]
  %p.3 = phi i8* [ %incdec.ptr57, %if.then56 ], [ %incdec.ptr71, %for.inc70 ]
  %10 = load i8, i8* %p.3, align 1
  %conv.i61 = sext i8 %10 to i32
  %cmp.i62 = icmp sge i32 %conv.i61, 48
  br i1 %cmp.i62, label %land.rhs.i64, label %is_digit.exit65
land.rhs.i64:
  %cmp3.i63 = icmp sle i32 %conv.i61, 57
  br label %is_digit.exit65
is_digit.exit65:
  %11 = phi i1 [ false, %for.cond58 ], [ %cmp3.i63, %land.rhs.i64 ]
  br i1 %11, label %for.body60, label %for.end72
for.body60:
  %dec = add nsw i32 %tens.0, -1
  %cmp61 = icmp sgt i64 %value.1, 900719925474098
  br i1 %cmp61, label %if.then63, label %if.end64
if.then63:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end64
if.end64:
  %mul65 = mul nsw i64 %value.1, 10
  %12 = load i8, i8* %p.3, align 1
  %conv66 = sext i8 %12 to i32
  %sub67 = sub nsw i32 %conv66, 48
  %conv68 = sext i32 %sub67 to i64
  %add69 = add nsw i64 %mul65, %conv68
  br label %for.inc70
for.inc70:
  %incdec.ptr71 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond58
for.end72:
  %tobool = trunc i8 %any.1 to i1
  br i1 %tobool, label %if.end74, label %if.then73
if.then73:
  br label %if.end74
if.end74:
  %p.4 = phi i8* [ %p.3, %for.end72 ], [ %p.2, %if.then73 ]
  br label %if.end75
if.end75:
  %any.2 = phi i8 [ %any.1, %if.end74 ], [ %any.0, %is_point.exit ]
  %tens.1 = phi i32 [ %tens.0, %if.end74 ], [ 0, %is_point.exit ]
  %value.2 = phi i64 [ %value.1, %if.end74 ], [ %value.0, %is_point.exit ]
  %p.5 = phi i8* [ %p.4, %if.end74 ], [ %p.2, %is_point.exit ]
  %tobool76 = trunc i8 %any.2 to i1
  br i1 %tobool76, label %land.lhs.true78, label %if.end123
land.lhs.true78:
  %13 = load i8, i8* %p.5, align 1
  %conv79 = sext i8 %13 to i32
  %cmp80 = icmp eq i32 %conv79, 101
  br i1 %cmp80, label %if.then86, label %lor.lhs.false82
lor.lhs.false82:
  %cmp84 = icmp eq i32 %conv79, 69
  br i1 %cmp84, label %if.then86, label %if.end123
if.then86:
  %add.ptr = getelementptr inbounds i8, i8* %p.5, i32 1
  %14 = load i8, i8* %add.ptr, align 1
  %conv87 = sext i8 %14 to i32
  %cmp88 = icmp eq i32 %conv87, 45
  br i1 %cmp88, label %if.then98, label %lor.lhs.false94
lor.lhs.false94:
  %cmp96 = icmp eq i32 %conv87, 43
  br i1 %cmp96, label %if.then98, label %if.end100
if.then98:
  %incdec.ptr99 = getelementptr inbounds i8, i8* %add.ptr, i32 1
  br label %if.end100
if.end100:
  %q.0 = phi i8* [ %incdec.ptr99, %if.then98 ], [ %add.ptr, %lor.lhs.false94 ]
  %15 = load i8, i8* %q.0, align 1
  %conv.i66 = sext i8 %15 to i32
  %cmp.i67 = icmp sge i32 %conv.i66, 48
  br i1 %cmp.i67, label %land.rhs.i69, label %is_digit.exit70
land.rhs.i69:
  %cmp3.i68 = icmp sle i32 %conv.i66, 57
  br label %is_digit.exit70
is_digit.exit70:
  %16 = phi i1 [ false, %if.end100 ], [ %cmp3.i68, %land.rhs.i69 ]
  br i1 %16, label %if.then102, label %if.end122
if.then102:
  br label %for.cond103
for.cond103:
  %q.1 = phi i8* [ %q.0, %if.then102 ], [ %incdec.ptr116, %for.inc115 ]
  %exponent.0 = phi i32 [ 0, %if.then102 ], [ %add114, %for.inc115 ]
  %17 = load i8, i8* %q.1, align 1
  %conv.i71 = sext i8 %17 to i32
  %cmp.i72 = icmp sge i32 %conv.i71, 48
  br i1 %cmp.i72, label %land.rhs.i74, label %is_digit.exit75
land.rhs.i74:
  %cmp3.i73 = icmp sle i32 %conv.i71, 57
  br label %is_digit.exit75
is_digit.exit75:
  %18 = phi i1 [ false, %for.cond103 ], [ %cmp3.i73, %land.rhs.i74 ]
  br i1 %18, label %land.rhs106, label %land.end109
land.rhs106:
  %cmp107 = icmp slt i32 %exponent.0, 100
  br label %land.end109
land.end109:
  %19 = phi i1 [ false, %is_digit.exit75 ], [ %cmp107, %land.rhs106 ]
  br i1 %19, label %for.body110, label %for.end117
for.body110:
  %mul111 = mul nsw i32 %exponent.0, 10
  %20 = load i8, i8* %q.1, align 1
  %conv112 = sext i8 %20 to i32
  %sub113 = sub nsw i32 %conv112, 48
  %add114 = add nsw i32 %mul111, %sub113
  br label %for.inc115
for.inc115:
  %incdec.ptr116 = getelementptr inbounds i8, i8* %q.1, i32 1
  br label %for.cond103
for.end117:
  br i1 %cmp88, label %cond.true, label %cond.false
cond.true:
  %sub120 = sub nsw i32 0, %exponent.0
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub120, %cond.true ], [ %exponent.0, %cond.false ]
  %add121 = add nsw i32 %tens.1, %cond
  br label %if.end122
if.end122:
  %tens.2 = phi i32 [ %add121, %cond.end ], [ %tens.1, %is_digit.exit70 ]
  %p.6 = phi i8* [ %q.1, %cond.end ], [ %p.5, %is_digit.exit70 ]
  br label %if.end123
if.end123:
  %tens.3 = phi i32 [ %tens.2, %if.end122 ], [ %tens.1, %lor.lhs.false82 ], [ %tens.1, %if.end75 ]
  %p.7 = phi i8* [ %p.6, %if.end122 ], [ %p.5, %lor.lhs.false82 ], [ %p.5, %if.end75 ]
  %tobool124 = icmp ne i8** %end, null
  br i1 %tobool124, label %if.then125, label %if.end132
if.then125:
  br i1 %tobool76, label %cond.true128, label %cond.false129
cond.true128:
  br label %cond.end130
cond.false129:
  br label %cond.end130
cond.end130:
  %cond131 = phi i8* [ %p.7, %cond.true128 ], [ %s, %cond.false129 ]
  store i8* %cond131, i8** %end, align 4
  br label %if.end132
if.end132:
  br i1 %tobool76, label %land.lhs.true135, label %if.end142
land.lhs.true135:
  %cmp136 = icmp sgt i32 %tens.3, 22
  br i1 %cmp136, label %if.then141, label %lor.lhs.false138
lor.lhs.false138:
  %cmp139 = icmp slt i32 %tens.3, -22
  br i1 %cmp139, label %if.then141, label %if.end142
if.then141:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end142
if.end142:
  br i1 %tobool76, label %cond.true145, label %cond.false146
cond.true145:
  br label %cond.end147
cond.false146:
  br label %cond.end147
cond.end147:
  %cond148 = phi i32 [ %tens.3, %cond.true145 ], [ 0, %cond.false146 ]
  store i32 %cond148, i32* %power, align 4
  br i1 %tobool76, label %land.rhs151, label %land.end154
land.rhs151:
  br label %land.end154
land.end154:
  %21 = phi i1 [ false, %cond.end147 ], [ %cmp9, %land.rhs151 ]
  %frombool155 = zext i1 %21 to i8
  store i8 %frombool155, i8* %minus, align 1
  ret i64 %value.2
}
declare extern_weak dso_local zeroext i1 @__model_other_locale()
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
