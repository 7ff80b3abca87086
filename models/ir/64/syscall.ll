target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [15 x i8] c"process.thread\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"process.named\00", align 1
@.str.2 = private unnamed_addr constant [56 x i8] c"a call of the kernel by its number that is not modelled\00", align 1
define dso_local i32 @gettid() {
entry:
  %call = call i64 @__gsmack_self()
  %cmp = icmp eq i64 %call, 1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call1 = call i32 @getpid()
  br label %cleanup
if.end:
  %call2 = call i32 @getpid()
  call void @__gsmack_atomic_begin()
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %call)
  %tobool = icmp ne i64 %call3, 0
  br i1 %tobool, label %if.end16, label %if.then4
if.then4:
  %call5 = call i32 @__gsmack_nondet_int()
  %conv = sext i32 %call5 to i64
  %cmp6 = icmp sgt i64 %conv, 1
  br i1 %cmp6, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp8 = icmp sle i64 %conv, 4194304
  br i1 %cmp8, label %land.rhs, label %land.end
land.rhs:
  %conv10 = sext i32 %call2 to i64
  %cmp11 = icmp ne i64 %conv, %conv10
  br label %land.end
land.end:
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %if.then4 ], [ %cmp11, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call13 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv)
  %cmp14 = icmp eq i64 %call13, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp14)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i64 noundef %conv, i64 noundef %call)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef %call, i64 noundef %conv)
  br label %if.end16
if.end16:
  %id.0 = phi i64 [ %call3, %if.end ], [ %conv, %land.end ]
  call void @__gsmack_atomic_end()
  %conv17 = trunc i64 %id.0 to i32
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %conv17, %if.end16 ]
  ret i32 %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i64 @__gsmack_self()
declare dso_local i32 @getpid()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i64 @syscall(i64 noundef %number, ...) {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  %0 = bitcast [1 x %struct.__va_list_tag]* %arguments to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay1)
  switch i64 %number, label %sw.default [
    i64 186, label %sw.bb
    i64 39, label %sw.bb2
    i64 202, label %sw.bb5
  ]
sw.bb:
  %call = call i32 @gettid()
  %conv = sext i32 %call to i64
  br label %sw.epilog
sw.bb2:
  %call3 = call i32 @getpid()
  %conv4 = sext i32 %call3 to i64
  br label %sw.epilog
sw.bb5:
  %gp_offset_p.i = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 0
  %gp_offset.i = load i32, i32* %gp_offset_p.i, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i
vaarg.in_reg.i:
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 3
  %reg_save_area.i = load i8*, i8** %1, align 8
  %2 = getelementptr i8, i8* %reg_save_area.i, i32 %gp_offset.i
  %3 = bitcast i8* %2 to i32**
  %4 = add i32 %gp_offset.i, 8
  store i32 %4, i32* %gp_offset_p.i, align 8
  br label %vaarg.end.i
vaarg.in_mem.i:
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 2
  %overflow_arg_area.i = load i8*, i8** %overflow_arg_area_p.i, align 8
  %5 = bitcast i8* %overflow_arg_area.i to i32**
  %overflow_arg_area.next.i = getelementptr i8, i8* %overflow_arg_area.i, i32 8
  store i8* %overflow_arg_area.next.i, i8** %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i
vaarg.end.i:
  %vaarg.addr.i = phi i32** [ %3, %vaarg.in_reg.i ], [ %5, %vaarg.in_mem.i ]
  %6 = load i32*, i32** %vaarg.addr.i, align 8
  %gp_offset2.i = load i32, i32* %gp_offset_p.i, align 8
  %fits_in_gp3.i = icmp ule i32 %gp_offset2.i, 40
  br i1 %fits_in_gp3.i, label %vaarg.in_reg4.i, label %vaarg.in_mem6.i
vaarg.in_reg4.i:
  %7 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 3
  %reg_save_area5.i = load i8*, i8** %7, align 8
  %8 = getelementptr i8, i8* %reg_save_area5.i, i32 %gp_offset2.i
  %9 = bitcast i8* %8 to i32*
  %10 = add i32 %gp_offset2.i, 8
  store i32 %10, i32* %gp_offset_p.i, align 8
  br label %vaarg.end10.i
vaarg.in_mem6.i:
  %overflow_arg_area_p7.i = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 2
  %overflow_arg_area8.i = load i8*, i8** %overflow_arg_area_p7.i, align 8
  %11 = bitcast i8* %overflow_arg_area8.i to i32*
  %overflow_arg_area.next9.i = getelementptr i8, i8* %overflow_arg_area8.i, i32 8
  store i8* %overflow_arg_area.next9.i, i8** %overflow_arg_area_p7.i, align 8
  br label %vaarg.end10.i
vaarg.end10.i:
  %vaarg.addr11.i = phi i32* [ %9, %vaarg.in_reg4.i ], [ %11, %vaarg.in_mem6.i ]
  %12 = load i32, i32* %vaarg.addr11.i, align 4
  %gp_offset13.i = load i32, i32* %gp_offset_p.i, align 8
  %fits_in_gp14.i = icmp ule i32 %gp_offset13.i, 40
  br i1 %fits_in_gp14.i, label %vaarg.in_reg15.i, label %vaarg.in_mem17.i
vaarg.in_reg15.i:
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 3
  %reg_save_area16.i = load i8*, i8** %13, align 8
  %14 = getelementptr i8, i8* %reg_save_area16.i, i32 %gp_offset13.i
  %15 = bitcast i8* %14 to i32*
  %16 = add i32 %gp_offset13.i, 8
  store i32 %16, i32* %gp_offset_p.i, align 8
  br label %vaarg.end21.i
vaarg.in_mem17.i:
  %overflow_arg_area_p18.i = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 2
  %overflow_arg_area19.i = load i8*, i8** %overflow_arg_area_p18.i, align 8
  %17 = bitcast i8* %overflow_arg_area19.i to i32*
  %overflow_arg_area.next20.i = getelementptr i8, i8* %overflow_arg_area19.i, i32 8
  store i8* %overflow_arg_area.next20.i, i8** %overflow_arg_area_p18.i, align 8
  br label %vaarg.end21.i
vaarg.end21.i:
  %vaarg.addr22.i = phi i32* [ %15, %vaarg.in_reg15.i ], [ %17, %vaarg.in_mem17.i ]
  %18 = load i32, i32* %vaarg.addr22.i, align 4
  %rem.i = srem i32 %12, 128
  %cmp.i = icmp eq i32 %rem.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  %gp_offset24.i = load i32, i32* %gp_offset_p.i, align 8
  %fits_in_gp25.i = icmp ule i32 %gp_offset24.i, 40
  br i1 %fits_in_gp25.i, label %vaarg.in_reg26.i, label %vaarg.in_mem28.i
vaarg.in_reg26.i:
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 3
  %reg_save_area27.i = load i8*, i8** %19, align 8
  %20 = getelementptr i8, i8* %reg_save_area27.i, i32 %gp_offset24.i
  %21 = bitcast i8* %20 to %struct.timespec**
  %22 = add i32 %gp_offset24.i, 8
  store i32 %22, i32* %gp_offset_p.i, align 8
  br label %vaarg.end32.i
vaarg.in_mem28.i:
  %overflow_arg_area_p29.i = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 2
  %overflow_arg_area30.i = load i8*, i8** %overflow_arg_area_p29.i, align 8
  %23 = bitcast i8* %overflow_arg_area30.i to %struct.timespec**
  %overflow_arg_area.next31.i = getelementptr i8, i8* %overflow_arg_area30.i, i32 8
  store i8* %overflow_arg_area.next31.i, i8** %overflow_arg_area_p29.i, align 8
  br label %vaarg.end32.i
vaarg.end32.i:
  %vaarg.addr33.i = phi %struct.timespec** [ %21, %vaarg.in_reg26.i ], [ %23, %vaarg.in_mem28.i ]
  %24 = load %struct.timespec*, %struct.timespec** %vaarg.addr33.i, align 8
  br label %if.end.i
if.end.i:
  %time.0.i = phi %struct.timespec* [ %24, %vaarg.end32.i ], [ null, %vaarg.end21.i ]
  %25 = ptrtoint %struct.timespec* %time.0.i to i64
  %conv.i = trunc i64 %25 to i32
  %cmp34.i = icmp eq i32 %conv.i, 0
  br i1 %cmp34.i, label %if.then36.i, label %futex.exit
if.then36.i:
  br label %futex.exit
futex.exit:
  %time.1.i = phi %struct.timespec* [ null, %if.then36.i ], [ %time.0.i, %if.end.i ]
  %call.i = call i64 @__model_futex(i32* noundef %6, i32 noundef %12, i32 noundef %18, %struct.timespec* noundef %time.1.i)
  br label %sw.epilog
sw.default:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.2, i64 0, i64 0))
  br label %sw.epilog
sw.epilog:
  %result.0 = phi i64 [ -1, %sw.default ], [ %call.i, %futex.exit ], [ %conv4, %sw.bb2 ], [ %conv, %sw.bb ]
  call void @llvm.va_end(i8* %arraydecay1)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %0)
  ret i64 %result.0
}
declare void @llvm.va_start(i8*)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare void @llvm.va_end(i8*)
declare dso_local i64 @__model_futex(i32* noundef, i32 noundef, i32 noundef, %struct.timespec* noundef)
