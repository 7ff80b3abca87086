target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@environment = internal global i8 0, align 1
@.str = private unnamed_addr constant [16 x i8] c"environment.put\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"environment.unclear\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"may-fail.setenv\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"may-fail.putenv\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"environment.value\00", align 1
define weak dso_local zeroext i1 @__model_variables_unclear() {
entry:
  %0 = load i8, i8* @environment, align 1
  %tobool = icmp ne i8 %0, 0
  %lnot = xor i1 %tobool, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0))
  %1 = inttoptr i32 %call to i8*
  %tobool1 = icmp ne i8* %1, null
  br i1 %tobool1, label %if.then, label %if.end
if.then:
  %2 = load volatile i8, i8* %1, align 1
  br label %if.end
if.end:
  %call2 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0))
  %cmp = icmp ne i32 %call2, 0
  ret i1 %cmp
}
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local i32 @setenv(i8* noundef %name, i8* noundef nonnull %value, i32 noundef %overwrite) {
entry:
  %call = call i32 @__gsmack_text_number(i8* noundef %name, i32 noundef 0)
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  %tobool.i = icmp ne i8* %name, null
  br i1 %tobool.i, label %land.lhs.true.i, label %land.end.i
land.lhs.true.i:
  %0 = load i8, i8* %name, align 1
  %conv.i = sext i8 %0 to i32
  %tobool1.i = icmp ne i32 %conv.i, 0
  br i1 %tobool1.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call2.i = call i8* @strchr(i8* noundef %name, i32 noundef 61)
  %tobool3.i = icmp ne i8* %call2.i, null
  %lnot.i = xor i1 %tobool3.i, true
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.then.i ], [ %lnot.i, %land.rhs.i ]
  br label %is_name.exit
if.end.i:
  %cmp4.i = icmp sgt i32 %call.i, 0
  br i1 %cmp4.i, label %land.rhs6.i, label %land.end10.i
land.rhs6.i:
  %call7.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 61)
  %cmp8.i = icmp eq i32 %call.i, %call7.i
  br label %land.end10.i
land.end10.i:
  %2 = phi i1 [ false, %if.end.i ], [ %cmp8.i, %land.rhs6.i ]
  br label %is_name.exit
is_name.exit:
  %retval.0.i = phi i1 [ %1, %land.end.i ], [ %2, %land.end10.i ]
  br i1 %retval.0.i, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i9, label %fails_with.exit
if.then.i9:
  %call.i8 = call i32* @__errno_location()
  store i32 22, i32* %call.i8, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end:
  %call3 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call3, 0
  br i1 %tobool, label %land.lhs.true, label %if.end7
land.lhs.true:
  %call4 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call4, label %if.then5, label %if.end7
if.then5:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i12, label %fails_with.exit14
if.then.i12:
  %call.i11 = call i32* @__errno_location()
  store i32 12, i32* %call.i11, align 4
  br label %fails_with.exit14
fails_with.exit14:
  br label %cleanup
if.end7:
  store i8 0, i8* @environment, align 1
  %call8 = call i32 @__gsmack_text_length(i8* noundef %value, i32 noundef 0)
  %cmp = icmp sge i32 %call8, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %3 = ptrtoint i8* %value to i32
  br label %cond.end
cond.false:
  %call9 = call noalias i8* @strdup(i8* noundef %value)
  %4 = ptrtoint i8* %call9 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ %3, %cond.true ], [ %4, %cond.false ]
  call void @__gsmack_atomic_begin()
  %tobool10 = icmp ne i32 %overwrite, 0
  br i1 %tobool10, label %if.then15, label %lor.lhs.false
lor.lhs.false:
  %tobool11 = icmp ne i32 %call, 0
  br i1 %tobool11, label %lor.lhs.false12, label %if.then15
lor.lhs.false12:
  %call.i15 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call)
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %variable.exit, label %if.then.i17
if.then.i17:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  br label %inherited.exit.i
if.end.i.i:
  %call1.i.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i.i = icmp uge i32 %call1.i.i, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp2.i.i = icmp ule i32 %call1.i.i, 131072
  br label %land.end.i.i
land.end.i.i:
  %5 = phi i1 [ false, %if.end.i.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %5)
  %call3.i.i = call i8* @__gsmack_alloc(i32 noundef %call1.i.i)
  call void @__model_belongs(i8* noundef %call3.i.i, i32 noundef 2)
  %sub.i.i = sub i32 %call1.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i8, i8* %call3.i.i, i32 %sub.i.i
  store i8 0, i8* %arrayidx.i.i, align 1
  br label %inherited.exit.i
inherited.exit.i:
  %retval.0.i.i = phi i8* [ null, %if.then.i.i ], [ %call3.i.i, %land.end.i.i ]
  %tobool2.i = icmp ne i8* %retval.0.i.i, null
  br i1 %tobool2.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %6 = ptrtoint i8* %retval.0.i.i to i32
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %6, %cond.true.i ], [ 1, %cond.false.i ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call, i32 noundef %cond.i)
  br label %variable.exit
variable.exit:
  %value.0.i = phi i32 [ %call.i15, %lor.lhs.false12 ], [ %cond.i, %cond.end.i ]
  %cmp14 = icmp eq i32 %value.0.i, 1
  br i1 %cmp14, label %if.then15, label %if.end16
if.then15:
  %tobool.i19 = icmp ne i32 %call, 0
  br i1 %tobool.i19, label %if.then.i20, label %if.else.i
if.then.i20:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call, i32 noundef %cond)
  br label %set.exit
if.else.i:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1)
  br label %set.exit
set.exit:
  br label %if.end16
if.end16:
  call void @__gsmack_atomic_end()
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit14 ], [ 0, %if.end16 ], [ -1, %fails_with.exit ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_text_number(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local noalias i8* @strdup(i8* noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @unsetenv(i8* noundef nonnull %name) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  %0 = load i8, i8* %name, align 1
  %conv.i = sext i8 %0 to i32
  %tobool1.i = icmp ne i32 %conv.i, 0
  br i1 %tobool1.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call2.i = call i8* @strchr(i8* noundef %name, i32 noundef 61)
  %tobool3.i = icmp ne i8* %call2.i, null
  %lnot.i = xor i1 %tobool3.i, true
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %if.then.i ], [ %lnot.i, %land.rhs.i ]
  br label %is_name.exit
if.end.i:
  %cmp4.i = icmp sgt i32 %call.i, 0
  br i1 %cmp4.i, label %land.rhs6.i, label %land.end10.i
land.rhs6.i:
  %call7.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 61)
  %cmp8.i = icmp eq i32 %call.i, %call7.i
  br label %land.end10.i
land.end10.i:
  %2 = phi i1 [ false, %if.end.i ], [ %cmp8.i, %land.rhs6.i ]
  br label %is_name.exit
is_name.exit:
  %retval.0.i = phi i1 [ %1, %land.end.i ], [ %2, %land.end10.i ]
  br i1 %retval.0.i, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i3, label %fails_with.exit
if.then.i3:
  %call.i2 = call i32* @__errno_location()
  store i32 22, i32* %call.i2, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  store i8 0, i8* @environment, align 1
  %call2 = call i32 @__gsmack_text_number(i8* noundef %name, i32 noundef 0)
  %tobool.i = icmp ne i32 %call2, 0
  br i1 %tobool.i, label %if.then.i5, label %if.else.i
if.then.i5:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call2, i32 noundef 1)
  br label %set.exit
if.else.i:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1)
  br label %set.exit
set.exit:
  br label %return
return:
  %retval.0 = phi i32 [ 0, %set.exit ], [ -1, %fails_with.exit ]
  ret i32 %retval.0
}
define dso_local i32 @putenv(i8* noundef nonnull %text) {
entry:
  %call = call i32 @__gsmack_text_number(i8* noundef %text, i32 noundef 61)
  %call1 = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 61)
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call2 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call3 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call3, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i12, label %fails_with.exit
if.then.i12:
  %call.i11 = call i32* @__errno_location()
  store i32 12, i32* %call.i11, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end:
  store i8 0, i8* @environment, align 1
  %call5 = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp = icmp eq i32 %call1, %call5
  br i1 %cmp, label %if.then6, label %if.else
if.then6:
  %tobool.i = icmp ne i32 %call, 0
  br i1 %tobool.i, label %if.then.i13, label %if.else.i
if.then.i13:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call, i32 noundef 1)
  br label %set.exit
if.else.i:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1)
  br label %set.exit
set.exit:
  br label %if.end8
if.else:
  %add.ptr = getelementptr inbounds i8, i8* %text, i32 %call1
  %add.ptr7 = getelementptr inbounds i8, i8* %add.ptr, i32 1
  %0 = ptrtoint i8* %add.ptr7 to i32
  %tobool.i14 = icmp ne i32 %call, 0
  br i1 %tobool.i14, label %if.then.i15, label %if.else.i16
if.then.i15:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call, i32 noundef %0)
  br label %set.exit17
if.else.i16:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1)
  br label %set.exit17
set.exit17:
  br label %if.end8
if.end8:
  %tobool9 = icmp ne i32 %call, 0
  br i1 %tobool9, label %if.end11, label %if.then10
if.then10:
  %1 = ptrtoint i8* %text to i32
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i32 noundef %1)
  br label %if.end11
if.end11:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ 0, %if.end11 ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local i8* @strchr(i8* noundef, i32 noundef)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare dso_local void @__model_belongs(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
