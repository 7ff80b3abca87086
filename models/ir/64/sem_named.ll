target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.named = type { [32 x i8], i32, i32, %union.sem_t }
%union.sem_t = type { i64, [24 x i8] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
@.str = private unnamed_addr constant [29 x i8] c"a semaphore with a long name\00", align 1
@table = internal global [4 x %struct.named] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [25 x i8] c"so many named semaphores\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"sem.state\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.4 = private unnamed_addr constant [37 x i8] c"sem_close: the semaphore is not open\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"sem.count\00", align 1
define dso_local %union.sem_t* @sem_open(i8* noundef nonnull %name, i32 noundef %flags, ...) {
entry:
  %rest = alloca [1 x %struct.__va_list_tag], align 16
  %call = call i64 @strlen(i8* noundef %name)
  %cmp = icmp uge i64 %call, 32
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i64 0, i64 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  br label %for.cond
for.cond:
  %found.0 = phi %struct.named* [ null, %if.end ], [ %found.1, %for.inc ]
  %spare.0 = phi %struct.named* [ null, %if.end ], [ %spare.2, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, 4
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %tobool = icmp ne %struct.named* %found.0, null
  %lnot = xor i1 %tobool, true
  br label %land.end
land.end:
  %0 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %0, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [4 x %struct.named], [4 x %struct.named]* @table, i64 0, i64 %idxprom
  %exists = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 1
  %1 = load i32, i32* %exists, align 8
  %tobool2 = icmp ne i32 %1, 0
  br i1 %tobool2, label %land.lhs.true, label %if.else
land.lhs.true:
  %name5 = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 0
  %arraydecay = getelementptr inbounds [32 x i8], [32 x i8]* %name5, i64 0, i64 0
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %land.lhs.true ], [ %inc.i, %if.end9.i ]
  %cmp.i = icmp slt i32 %i.0.i, 32
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup.i
for.body.i:
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds i8, i8* %arraydecay, i64 %idxprom.i
  %2 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %2 to i32
  %arrayidx2.i = getelementptr inbounds i8, i8* %name, i64 %idxprom.i
  %3 = load i8, i8* %arrayidx2.i, align 1
  %conv3.i = sext i8 %3 to i32
  %cmp4.i = icmp ne i32 %conv.i, %conv3.i
  br i1 %cmp4.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %cleanup.i
if.end.i:
  %tobool.i = icmp ne i8 %2, 0
  br i1 %tobool.i, label %if.end9.i, label %if.then8.i
if.then8.i:
  br label %cleanup.i
if.end9.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
cleanup.i:
  %retval.0.i = phi i32 [ 0, %if.then.i ], [ 1, %if.then8.i ], [ undef, %for.cond.cleanup.i ]
  %cleanup.dest.slot.0.i = phi i32 [ 1, %if.then.i ], [ 1, %if.then8.i ], [ 2, %for.cond.cleanup.i ]
  switch i32 %cleanup.dest.slot.0.i, label %unreachable.i [
    i32 2, label %for.end.i
    i32 1, label %same.exit
  ]
for.end.i:
  br label %same.exit
unreachable.i:
  unreachable
same.exit:
  %retval.1.i = phi i32 [ %retval.0.i, %cleanup.i ], [ 0, %for.end.i ]
  %tobool7 = icmp ne i32 %retval.1.i, 0
  br i1 %tobool7, label %if.then8, label %if.else
if.then8:
  br label %if.end25
if.else:
  %tobool11 = icmp ne %struct.named* %spare.0, null
  br i1 %tobool11, label %if.end24, label %land.lhs.true12
land.lhs.true12:
  %4 = load i32, i32* %exists, align 8
  %tobool16 = icmp ne i32 %4, 0
  br i1 %tobool16, label %if.end24, label %land.lhs.true17
land.lhs.true17:
  %opened = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 2
  %5 = load i32, i32* %opened, align 4
  %tobool20 = icmp ne i32 %5, 0
  br i1 %tobool20, label %if.end24, label %if.then21
if.then21:
  br label %if.end24
if.end24:
  %spare.1 = phi %struct.named* [ %spare.0, %if.else ], [ %spare.0, %land.lhs.true12 ], [ %spare.0, %land.lhs.true17 ], [ %arrayidx, %if.then21 ]
  br label %if.end25
if.end25:
  %found.1 = phi %struct.named* [ %arrayidx, %if.then8 ], [ %found.0, %if.end24 ]
  %spare.2 = phi %struct.named* [ %spare.0, %if.then8 ], [ %spare.1, %if.end24 ]
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %tobool26 = icmp ne %struct.named* %found.0, null
  br i1 %tobool26, label %land.lhs.true27, label %if.else34
land.lhs.true27:
  %div.i = sdiv i32 %flags, 64
  %rem.i = srem i32 %div.i, 2
  %cmp.i32 = icmp ne i32 %rem.i, 0
  br i1 %cmp.i32, label %land.lhs.true30, label %if.else34
land.lhs.true30:
  %div.i34 = sdiv i32 %flags, 128
  %rem.i35 = srem i32 %div.i34, 2
  %cmp.i36 = icmp ne i32 %rem.i35, 0
  br i1 %cmp.i36, label %if.then33, label %if.else34
if.then33:
  br label %if.end72
if.else34:
  br i1 %tobool26, label %if.else40, label %land.lhs.true36
land.lhs.true36:
  %div.i38 = sdiv i32 %flags, 64
  %rem.i39 = srem i32 %div.i38, 2
  %cmp.i40 = icmp ne i32 %rem.i39, 0
  br i1 %cmp.i40, label %if.else40, label %if.then39
if.then39:
  br label %if.end71
if.else40:
  br i1 %tobool26, label %if.else45, label %land.lhs.true42
land.lhs.true42:
  %tobool43 = icmp ne %struct.named* %spare.0, null
  br i1 %tobool43, label %if.else45, label %if.then44
if.then44:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end70
if.else45:
  br i1 %tobool26, label %if.end69, label %if.then47
if.then47:
  %6 = bitcast [1 x %struct.__va_list_tag]* %rest to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %6)
  %arraydecay48 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %rest, i64 0, i64 0
  %arraydecay4849 = bitcast %struct.__va_list_tag* %arraydecay48 to i8*
  call void @llvm.va_start(i8* %arraydecay4849)
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay48, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem
vaarg.in_reg:
  %7 = add i32 %gp_offset, 8
  store i32 %7, i32* %gp_offset_p, align 16
  br label %vaarg.end
vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay48, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end
vaarg.end:
  %gp_offset53 = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp54 = icmp ule i32 %gp_offset53, 40
  br i1 %fits_in_gp54, label %vaarg.in_reg55, label %vaarg.in_mem57
vaarg.in_reg55:
  %8 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay48, i32 0, i32 3
  %reg_save_area56 = load i8*, i8** %8, align 16
  %9 = getelementptr i8, i8* %reg_save_area56, i32 %gp_offset53
  %10 = bitcast i8* %9 to i32*
  %11 = add i32 %gp_offset53, 8
  store i32 %11, i32* %gp_offset_p, align 16
  br label %vaarg.end61
vaarg.in_mem57:
  %overflow_arg_area_p58 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay48, i32 0, i32 2
  %overflow_arg_area59 = load i8*, i8** %overflow_arg_area_p58, align 8
  %12 = bitcast i8* %overflow_arg_area59 to i32*
  %overflow_arg_area.next60 = getelementptr i8, i8* %overflow_arg_area59, i32 8
  store i8* %overflow_arg_area.next60, i8** %overflow_arg_area_p58, align 8
  br label %vaarg.end61
vaarg.end61:
  %vaarg.addr62 = phi i32* [ %10, %vaarg.in_reg55 ], [ %12, %vaarg.in_mem57 ]
  %13 = load i32, i32* %vaarg.addr62, align 4
  call void @llvm.va_end(i8* %arraydecay4849)
  %name65 = getelementptr inbounds %struct.named, %struct.named* %spare.0, i32 0, i32 0
  %arraydecay66 = getelementptr inbounds [32 x i8], [32 x i8]* %name65, i64 0, i64 0
  %call67 = call i8* @strcpy(i8* noundef %arraydecay66, i8* noundef %name)
  %exists68 = getelementptr inbounds %struct.named, %struct.named* %spare.0, i32 0, i32 1
  store i32 1, i32* %exists68, align 8
  %sem = getelementptr inbounds %struct.named, %struct.named* %spare.0, i32 0, i32 3
  %conv = zext i32 %13 to i64
  %14 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i8* noundef %14, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i64 0, i64 0), i8* noundef %14, i64 noundef %conv)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %6)
  br label %if.end69
if.end69:
  %found.2 = phi %struct.named* [ %found.0, %if.else45 ], [ %spare.0, %vaarg.end61 ]
  br label %if.end70
if.end70:
  %found.3 = phi %struct.named* [ %found.2, %if.end69 ], [ %found.0, %if.then44 ]
  br label %if.end71
if.end71:
  %error.0 = phi i32 [ 0, %if.end70 ], [ 2, %if.then39 ]
  %found.4 = phi %struct.named* [ %found.3, %if.end70 ], [ %found.0, %if.then39 ]
  br label %if.end72
if.end72:
  %error.1 = phi i32 [ 17, %if.then33 ], [ %error.0, %if.end71 ]
  %found.5 = phi %struct.named* [ %found.0, %if.then33 ], [ %found.4, %if.end71 ]
  %tobool73 = icmp ne i32 %error.1, 0
  br i1 %tobool73, label %if.end82, label %land.lhs.true74
land.lhs.true74:
  %tobool75 = icmp ne %struct.named* %found.5, null
  br i1 %tobool75, label %land.lhs.true76, label %if.end82
land.lhs.true76:
  %opened77 = getelementptr inbounds %struct.named, %struct.named* %found.5, i32 0, i32 2
  %15 = load i32, i32* %opened77, align 4
  %inc78 = add nsw i32 %15, 1
  store i32 %inc78, i32* %opened77, align 4
  %tobool79 = icmp ne i32 %15, 0
  br i1 %tobool79, label %if.end82, label %if.then80
if.then80:
  %sem81 = getelementptr inbounds %struct.named, %struct.named* %found.5, i32 0, i32 3
  %16 = bitcast %union.sem_t* %sem81 to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i8* noundef %16, i64 noundef 1)
  br label %if.end82
if.end82:
  call void @__gsmack_atomic_end()
  br i1 %tobool73, label %if.then84, label %if.end86
if.then84:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i42, label %fails_with.exit
if.then.i42:
  %call.i = call i32* @__errno_location()
  store i32 %error.1, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end86:
  %sem87 = getelementptr inbounds %struct.named, %struct.named* %found.5, i32 0, i32 3
  br label %cleanup
cleanup:
  %retval.0 = phi %union.sem_t* [ null, %fails_with.exit ], [ %sem87, %if.end86 ]
  ret %union.sem_t* %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i64 @strlen(i8* noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_atomic_begin()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.va_start(i8*)
declare void @llvm.va_end(i8*)
declare dso_local i8* @strcpy(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @sem_close(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  br label %for.cond
for.cond:
  %error.0 = phi i32 [ 22, %entry ], [ %error.1, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 4
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [4 x %struct.named], [4 x %struct.named]* @table, i64 0, i64 %idxprom
  %sem1 = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 3
  %cmp2 = icmp eq %union.sem_t* %sem, %sem1
  br i1 %cmp2, label %land.lhs.true, label %if.end10
land.lhs.true:
  %opened = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 2
  %0 = load i32, i32* %opened, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end10
if.then:
  %dec = add nsw i32 %0, -1
  store i32 %dec, i32* %opened, align 4
  %tobool8 = icmp ne i32 %dec, 0
  br i1 %tobool8, label %if.end, label %if.then9
if.then9:
  %1 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i8* noundef %1, i64 noundef -1)
  br label %if.end
if.end:
  br label %if.end10
if.end10:
  %error.1 = phi i32 [ 0, %if.end ], [ %error.0, %land.lhs.true ], [ %error.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %tobool11 = icmp ne i32 %error.0, 0
  %lnot = xor i1 %tobool11, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.4, i64 0, i64 0))
  call void @__gsmack_atomic_end()
  br i1 %tobool11, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 %error.0, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %sem_fail.exit
cond.false.i:
  br label %sem_fail.exit
sem_fail.exit:
  %cond.i = phi i32 [ -1, %fails_with.exit.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local i32 @sem_unlink(i8* noundef nonnull %name) {
entry:
  call void @__gsmack_atomic_begin()
  br label %for.cond
for.cond:
  %error.0 = phi i32 [ 2, %entry ], [ %error.1, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 4
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [4 x %struct.named], [4 x %struct.named]* @table, i64 0, i64 %idxprom
  %exists = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 1
  %0 = load i32, i32* %exists, align 8
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %name3 = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 0
  %arraydecay = getelementptr inbounds [32 x i8], [32 x i8]* %name3, i64 0, i64 0
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %land.lhs.true ], [ %inc.i, %if.end9.i ]
  %cmp.i = icmp slt i32 %i.0.i, 32
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup.i
for.body.i:
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds i8, i8* %arraydecay, i64 %idxprom.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %arrayidx2.i = getelementptr inbounds i8, i8* %name, i64 %idxprom.i
  %2 = load i8, i8* %arrayidx2.i, align 1
  %conv3.i = sext i8 %2 to i32
  %cmp4.i = icmp ne i32 %conv.i, %conv3.i
  br i1 %cmp4.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %cleanup.i
if.end.i:
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %if.end9.i, label %if.then8.i
if.then8.i:
  br label %cleanup.i
if.end9.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
cleanup.i:
  %retval.0.i = phi i32 [ 0, %if.then.i ], [ 1, %if.then8.i ], [ undef, %for.cond.cleanup.i ]
  %cleanup.dest.slot.0.i = phi i32 [ 1, %if.then.i ], [ 1, %if.then8.i ], [ 2, %for.cond.cleanup.i ]
  switch i32 %cleanup.dest.slot.0.i, label %unreachable.i [
    i32 2, label %for.end.i
    i32 1, label %same.exit
  ]
for.end.i:
  br label %same.exit
unreachable.i:
  unreachable
same.exit:
  %retval.1.i = phi i32 [ %retval.0.i, %cleanup.i ], [ 0, %for.end.i ]
  %tobool4 = icmp ne i32 %retval.1.i, 0
  br i1 %tobool4, label %if.then, label %if.end
if.then:
  store i32 0, i32* %exists, align 8
  br label %if.end
if.end:
  %error.1 = phi i32 [ 0, %if.then ], [ %error.0, %same.exit ], [ %error.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  call void @__gsmack_atomic_end()
  %tobool.i7 = icmp ne i32 %error.0, 0
  br i1 %tobool.i7, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 %error.0, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %sem_fail.exit
cond.false.i:
  br label %sem_fail.exit
sem_fail.exit:
  %cond.i = phi i32 [ -1, %fails_with.exit.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
declare extern_weak dso_local i32* @__errno_location()
